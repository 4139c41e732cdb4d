import { Button, defineStyles, useStyles } from '@yawmi/ui'
import { RefreshIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useSlow } from '../../hooks/use-slow'

const styles = defineStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockStart: '4',
    padding: '4',
    borderRadius: 'card',
    backgroundColor: 'brandTint',
    animation: 'yw-fade-in 200ms ease-out',
  },
})

/** Shown above the placeholders once loading takes long: the reason, and a button that requests the content again. */
export function SlowNotice() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const { slow, askAgain } = useSlow()
  return (
    <div role="status">
      {slow && (
        <div className={classes.notice}>
          <p>{strings.slow}</p>
          <Button variant="outline" onClick={askAgain}>
            <RefreshIcon size={20} />
            {strings.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
