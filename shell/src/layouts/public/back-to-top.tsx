import { useEffect, useState } from 'react'
import { IconButton, defineStyles, usePrefersReducedMotion, useStyles } from '@yawmi/ui'
import { ToTopIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { MAIN_ID } from '../../hooks/use-route-focus'

/** Pixels of scroll after which the button appears (specification, section 9). */
const APPEARS_AFTER_PX = 100

const styles = defineStyles({
  corner: {
    position: 'fixed',
    insetBlockEnd: '6',
    insetInlineEnd: '6',
    zIndex: 'sticky',
    // It would stand on each sheet of paper.
    '@media print': { display: 'none' },
  },
})

/** Scrolls smoothly back to the top; appears once the page is scrolled. */
export function BackToTop() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const prefersReducedMotion = usePrefersReducedMotion()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(scrollY > APPEARS_AFTER_PX)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  const goToTop = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    // The button goes on the way up, and the keyboard would be left at the page's end.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  if (!shown) return null
  return (
    <div className={classes.corner}>
      <IconButton variant="solid" label={strings.backToTop} onClick={goToTop}>
        <ToTopIcon />
      </IconButton>
    </div>
  )
}
