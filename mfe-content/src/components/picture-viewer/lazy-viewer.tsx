import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { PictureViewerProps } from './picture-viewer'

type View = ComponentType<PictureViewerProps>

let loaded: View | undefined

const load = () => import('./picture-viewer').then(({ PictureViewer }) => (loaded = PictureViewer))

/**
 * The viewer, whose code comes when the first picture is opened. Should it not come, a notice says so and the grid stays
 * as it is; the next picture that is opened tries again.
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
