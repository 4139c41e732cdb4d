import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { PictureViewerProps } from './picture-viewer'

type View = ComponentType<PictureViewerProps>

let loaded: View | undefined

const load = () => import('./picture-viewer').then(({ PictureViewer }) => (loaded = PictureViewer))

/**
 * The viewer, whose code loads when the first picture is opened. If that fails, a notice is shown and the grid stays as
 * it is; opening another picture tries again.
 */
export function LazyViewer(props: PictureViewerProps) {
  const { onClose } = props
  const toast = useToast()
  const strings = useStrings()
  const [Viewer, setViewer] = useState<View | undefined>(() => loaded)

  useEffect(() => {
    if (Viewer) return
    let mounted = true
    load().then(
      (View) => mounted && setViewer(() => View),
      () => {
        if (!mounted) return
        toast(strings.viewerFailed, 'error')
        onClose()
      },
    )
    return () => {
      mounted = false
    }
  }, [Viewer, onClose, toast, strings])

  return Viewer ? <Viewer {...props} /> : null
}
