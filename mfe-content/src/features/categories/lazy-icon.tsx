import { MediaImage } from '../../components/media/media-image'
import { useInViewport } from '../../hooks/use-in-viewport'

/** A category's own icon, 48 px wide, fetched when it is near the viewport. */
export function LazyIcon({ path }: { path: string }) {
  const { inViewport, ref } = useInViewport<HTMLImageElement>(path)
  return <MediaImage ref={ref} path={inViewport ? path : undefined} side={48} />
}
