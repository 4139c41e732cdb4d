import type { Box } from '../../../document/box'
import { withinReach } from '../../../document/geometry'
import type { Size } from '../../../document/placed'
import { boundsOfAll } from '../../../document/together/together'
import type { Pinch } from '../pointer-state'
import { HeldElement } from './held-element'
import { pinched, pinchedTogether, type PinchBounds } from './pinch-geometry'

/** The boxes that two fingers hold, for as long as these hold them. Loaded with the first selection. */
export class HeldBoxes {
  readonly #elements = new Map<string, HeldElement>()

  /** @param elementOf finds the element of a box by its id */
  constructor(private readonly elementOf: (id: string) => HTMLElement | null | undefined) {}

  /** Brings the boxes to where the fingers are now, and shows them there. @param stage in stage units */
  show(pinch: Pinch, bounds: PinchBounds, stage: Size): void {
    if (pinch.rest.length > 0) return this.#showAll(pinch, bounds)
    const placement = pinched(pinch.box, pinch.height, pinch.from, pinch.to, bounds)
    pinch.placement = placement
    const box = { ...pinch.box, ...placement } as Box
    this.#showBox(pinch.box, { ...box, ...withinReach(box, placement.height, stage) })
  }

  /** The fingers hold nothing any more. */
  drop(): void {
    for (const each of this.#elements.values()) each.drop()
  }

  #showAll(pinch: Pinch, bounds: PinchBounds): void {
    const held = [pinch, ...pinch.rest]
    const heights = new Map(held.map(({ box, height }) => [box, height]))
    const { left, top, right, bottom } = boundsOfAll([...heights.keys()], (box) => heights.get(box)!)
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const placements = pinchedTogether(held, middle, pinch.from, pinch.to, bounds)
    held.forEach((each, index) => {
      each.placement = placements[index]!
      this.#showBox(each.box, { ...each.box, ...each.placement })
    })
  }

  /** @param from the box as its element is placed */
  #showBox(from: Box, box: Box): void {
    let held = this.#elements.get(from.id)
    if (!held) {
      const element = this.elementOf(from.id)
      if (!element) return
      this.#elements.set(from.id, (held = new HeldElement(element, from)))
    }
    held.show(box)
  }
}
