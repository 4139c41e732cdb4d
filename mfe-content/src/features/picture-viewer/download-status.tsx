import { useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import type { DownloadState } from './use-download'
import { viewerStyles } from './viewer.styles'

/** How a download goes, over the picture: a toast of the page would lie beneath. */
export function DownloadStatus({ state, describe }: { state: DownloadState; describe: (percent: number) => string }) {
  const words = useWords()
  const classes = useStyles(viewerStyles)
  return (
    <div role="status" className={classes.status}>
      {state.at === 'running' && (
        <span className={classes.note}>
          {describe(state.percent)}
          <progress className={classes.progress} max={100} value={state.percent} aria-hidden />
        </span>
      )}
      {state.at === 'done' && <span className={classes.note}>{words.downloaded}</span>}
      {state.at === 'failed' && <span className={classes.note}>{words.downloadFailed}</span>}
    </div>
  )
}
