import { useRef } from 'react'
import { Button, defineStyles, focusable, useStyles } from '@yawmi/ui'
import { RefreshIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'

const styles = defineStyles({
  failure: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
  },
})

/** One part of a screen failed while the others work: a line in its place, with its own retry button. */
export function SectionFailure({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const failure = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    // The button goes with the press: the focus stays in its section.
    focusable(failure.current!.parentElement!).focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div ref={failure} role="alert" className={classes.failure}>
      <p>{text ?? strings.sectionFailed}</p>
      <Button variant="outline" onClick={tryAgain}>
        <RefreshIcon size={20} />
        {strings.retry}
      </Button>
    </div>
  )
}
