import { useEffect, useState } from 'react'
import { IconButton, defineStyles, usePrefersReducedMotion, useStyles } from '@yawmi/ui'
import { ToTopIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'

/** Pixels of scroll after which the button appears (specification, section 9). */
const APPEARS_AFTER = 100

const styles = defineStyles({
  place: { position: 'fixed', insetBlockEnd: '6', insetInlineEnd: '6', zIndex: 'sticky' },
})

/** Goes smoothly back to the top, once there is a way to go. */
export function BackToTop() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const calm = usePrefersReducedMotion()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const follow = () => setShown(scrollY > APPEARS_AFTER)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  if (!shown) return null
  return (
    <div className={classes.place}>
      <IconButton
        variant="solid"
        label={copy.backToTop}
        onClick={() => scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })}
      >
        <ToTopIcon />
      </IconButton>
    </div>
  )
}
