import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { DownloadState } from './use-download'
import { viewerStyles } from './viewer.styles'

/** The state of a download, shown over the picture: a toast of the page would be hidden behind the viewer. */
export function DownloadStatus({ state, describe }: { state: DownloadState; describe: (percent: number) => string }) {
  const strings = useStrings()
  const classes = useStyles(viewerStyles)
  return (
    <div role="status" className={classes.status}>
      {state.at === 'running' && (
        <span className={classes.note}>
          {describe(state.percent)}
          <progress className={classes.progress} max={100} value={state.percent} aria-hidden />
        </span>
      )}
      {state.at === 'done' && <span className={classes.note}>{strings.downloaded}</span>}
      {state.at === 'failed' && <span className={classes.note}>{strings.downloadFailed}</span>}
    </div>
  )
}
