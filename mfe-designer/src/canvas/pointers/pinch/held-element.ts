import { isText, type Box, type ElementBox } from '../../../document/box'
import { sizeElement, transformOf, type Place } from '../../box-style'
import { canAdd } from '../lift'

const TURN: Keyframe[] = [{ rotate: '0deg' }, { rotate: '360deg' }]

/**
 * A whole turn takes so many milliseconds, and in so many steps, that nobody sees the animation go on by itself. Within a step Chromium finds
 * nothing that has changed, and styles nothing.
 */
const TURN_MS = 3.6e9
const STEPS_OF_DEGREE = 100
const TIMING: KeyframeAnimationOptions = { duration: TURN_MS, easing: `steps(${360 * STEPS_OF_DEGREE})` }

/**
 * An element that two fingers hold, lifted into a layer of its own.
 *
 * Once it turns, an animation that runs turns it, of which each move says how far it is. Chromium puts all layers of a page together anew for a
 * transform that turns, where it does not for one that moves or scales; what an animation of its compositor turns, it only turns.
 */
export class HeldElement {
  #turn: Animation | undefined
  #shown: Box

  /** @param box as its element is placed */
  constructor(
    private readonly element: HTMLElement,
    private readonly box: Box,
  ) {
    this.#shown = box
  }

  /** Shows the box as the fingers have it. */
  show(box: Box): void {
    const before = this.#shown
    this.#shown = box
    if (!isText(box) && !isText(this.box)) {
      const { place, scale } = scaledPlace(this.box, box)
      return this.#place(place, scale)
    }
    this.#place(box)
    // A text has other lines in another size.
    if (sizeOf(box) !== sizeOf(before)) sizeElement(this.element, box)
  }

  /** Takes the animation back; where the element stands is the transform's to say again. */
  drop(): void {
    this.#turn?.cancel()
    delete this.element.dataset.turning
  }

  #place(place: Place, scale = 1): void {
    const { style } = this.element
    if (!this.#turn && place.rotation !== this.box.rotation) this.#startTurn()
    const scaled = scale === 1 ? '' : ` scale(${scale})`
    if (!this.#turn) return void (style.transform = transformOf(place) + scaled)
    const degrees = (Math.round(((place.rotation % 360) + 360) * STEPS_OF_DEGREE) / STEPS_OF_DEGREE) % 360
    // In the middle of a step, so that no rounding finds the one before.
    this.#turn.currentTime = ((degrees + 0.5 / STEPS_OF_DEGREE) / 360) * TURN_MS
    // About the same middle: what is moved before it is turned is moved the other way round than what is turned before.
    const radians = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
    style.transform = `translate(${place.x * cos + place.y * sin}px, ${place.y * cos - place.x * sin}px)${scaled}`
  }

  #startTurn(): void {
    const { element } = this
    if (!canAdd() || element.style.rotate === undefined) return
    element.style.willChange = 'transform, rotate'
    // Its edge is another one then: Chromium paints an outline anew with every turn.
    element.dataset.turning = ''
    this.#turn = element.animate(TURN, TIMING)
  }
}

const sizeOf = (box: Box) => [box.width, box.height, isText(box) && box.fontSize].join()

/**
 * Where a shape or a picture that has grown in proportion is, and how many times its size: what it shows fills it in any size, so that a transform
 * is enough. Nothing is laid out or painted, and it is as sharp as before until it is placed.
 */
function scaledPlace(from: ElementBox, to: ElementBox): { place: Place; scale: number } {
  const x = to.x + (to.width - from.width) / 2
  const y = to.y + (to.height - from.height) / 2
  return { place: { x, y, rotation: to.rotation }, scale: to.width / from.width }
}
