import { Hero } from '../features/hero/hero'
import { useAnchors } from '../features/page/use-anchors'
import { LazyPart } from '../features/sections/lazy-part'

const loadBelowFold = () => import('../features/sections/below-fold')

/** `/`: the first screen at once, the rest of the page right behind it. */
export default function LandingScreen() {
  return (
    <div ref={useAnchors<HTMLDivElement>()}>
      <Hero />
      <LazyPart load={loadBelowFold} />
    </div>
  )
}
