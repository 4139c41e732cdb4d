/** Changes nothing: added to the transform that an element has, whatever that is. */
const NOTHING: Keyframe[] = [{ transform: 'none' }, { transform: 'none' }]

/** Whether the browser has animations that add to a transform; others would show one in its place. */
export const canAdd = () => typeof KeyframeEffect === 'function' && 'composite' in KeyframeEffect.prototype

/**
 * Gives elements layers of their own, so that writing their `transform` has nothing painted again.
 *
 * For `will-change` alone Chromium puts all layers of a page together anew whenever a transform is written, since the element may have come
 * over another one. It takes an element whose transform is animated for one that may be anywhere, and writes nothing but that transform then:
 * so each has an animation that is paused and changes nothing.
 * @returns what takes the layers back
 */
export function lift(elements: readonly HTMLElement[]): () => void {
  const animations = elements.flatMap((element) => {
    element.style.willChange = 'transform'
    if (!canAdd()) return []
    const animation = element.animate(NOTHING, { duration: 1, composite: 'add' })
    animation.pause()
    return [animation]
  })
  return () => {
    for (const animation of animations) animation.cancel()
    for (const { style } of elements) style.willChange = ''
  }
}
