import { lazy, Suspense } from 'react'
import type { PictureViewerProps } from './picture-viewer'

const Loaded = lazy(() => import('./picture-viewer').then(({ PictureViewer }) => ({ default: PictureViewer })))

/** The viewer, whose code comes when the first picture is opened. */
export const LazyViewer = (props: PictureViewerProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
