import { defineStyles, Spinner, useStyles } from '@yawmi/ui'
import { READY, SENDING } from '../early/marks'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'

const part = { display: 'inline-flex', alignItems: 'center', gap: '2' } as const
const styles = defineStyles({
  waiting: { ...part, [`[${READY}] &`]: { display: 'none' } },
  ready: { ...part, display: 'none', [`[${READY}]:not([${SENDING}]) &`]: { display: 'inline-flex' } },
  sending: { ...part, display: 'none', [`[${SENDING}] &`]: { display: 'inline-flex' } },
})

/** All that the button says before React is there; marks on the form choose which. */
export function DrawnLabel() {
  const words = useWords(ar)
  const classes = useStyles(styles)
  return (
    <>
      <span className={classes.waiting}>
        <Spinner size={20} />
        {words.preparing}
      </span>
      <span className={classes.ready}>{words.subscribe}</span>
      <span className={classes.sending}>
        <Spinner size={20} />
        {words.sending}
      </span>
    </>
  )
}
