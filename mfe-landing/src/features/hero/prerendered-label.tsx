import { defineStyles, Spinner, useStyles } from '@yawmi/ui'
import { READY_ATTRIBUTE, SENDING_ATTRIBUTE } from '../../lib/pre-hydration/form-state'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'

const part = { display: 'inline-flex', alignItems: 'center', gap: '2' } as const
const styles = defineStyles({
  waiting: { ...part, [`[${READY_ATTRIBUTE}] &`]: { display: 'none' } },
  ready: {
    ...part,
    display: 'none',
    [`[${READY_ATTRIBUTE}]:not([${SENDING_ATTRIBUTE}]) &`]: { display: 'inline-flex' },
  },
  sending: { ...part, display: 'none', [`[${SENDING_ATTRIBUTE}] &`]: { display: 'inline-flex' } },
})

/** All that the button says before React is there; marks on the form choose which. */
export function PrerenderedLabel() {
  const strings = useStrings(ar)
  const classes = useStyles(styles)
  return (
    <>
      <span className={classes.waiting}>
        <Spinner size={20} />
        {strings.preparing}
      </span>
      <span className={classes.ready}>{strings.subscribe}</span>
      <span className={classes.sending}>
        <Spinner size={20} />
        {strings.sending}
      </span>
    </>
  )
}
