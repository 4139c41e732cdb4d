import { dialogCode, DialogLoader } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { PictureViewerProps } from './picture-viewer'

const code = dialogCode(async () => (await import('./picture-viewer')).PictureViewer)

/**
 * The viewer, whose code loads when the first picture is opened. If that fails, a notice is shown and the grid stays as
 * it is; opening another picture tries again.
 */
export const LazyViewer = (props: PictureViewerProps) => (
  <DialogLoader code={code} open onClose={props.onClose} failure={useStrings().viewerFailed}>
    {(Viewer) => <Viewer {...props} />}
  </DialogLoader>
)
