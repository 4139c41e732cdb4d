import { useStyles, VisuallyHidden } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { DownloadState } from './use-download'
import { viewerStyles } from './viewer.styles'

/** Percent after which a screen reader is told how far a download is: of each single one it would tell nothing else. */
const ANNOUNCED_EVERY = 25

/** The state of a download, shown over the picture: a toast of the page would be hidden behind the viewer. */
export function DownloadStatus({ state, describe }: { state: DownloadState; describe: (percent: number) => string }) {
  const strings = useStrings()
  const classes = useStyles(viewerStyles)
  return (
    <div role="status">
      {state.at === 'running' && (
        <span className={classes.note}>
          <span aria-hidden>{describe(state.percent)}</span>
          <VisuallyHidden>{describe(state.percent - (state.percent % ANNOUNCED_EVERY))}</VisuallyHidden>
          <progress className={classes.progress} max={100} value={state.percent} aria-hidden />
        </span>
      )}
      {state.at === 'done' && <span className={classes.note}>{strings.downloaded}</span>}
      {state.at === 'failed' && <span className={classes.note}>{strings.downloadFailed}</span>}
    </div>
  )
}
