import { Hero } from '../features/hero/hero'
import { LazyPart } from '../features/sections/lazy-part'

const loadBelowFold = () => import('../features/sections/below-fold')

/** `/`: the first screen at once, the rest of the page right behind it. */
export default function LandingScreen() {
  return (
    <>
      <Hero />
      <LazyPart load={loadBelowFold} />
    </>
  )
}
