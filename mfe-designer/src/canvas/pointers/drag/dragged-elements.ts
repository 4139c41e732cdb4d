import type { Placed } from '../../../document/placed'
import type { Guide } from '../../../document/snapping'
import { transformOf } from '../../box-style'
import type { Dragged } from './drag-geometry'
import type { Point } from '../grip'
import { lift } from '../lift'

/** What lies over the stage, in px of the screen from its corner. */
export interface Overlay {
  /** Has the handles of the selected box in it, and follows that box. */
  handles: HTMLElement | null
  /** Has an element of one px for each guide that can be shown. */
  guides: HTMLElement | null
}

/**
 * The elements that a drag moves. It writes their `transform`, and shows guides: each has a layer of its own for as long, so that
 * nothing is laid out or painted again.
 */
export class DraggedElements {
  readonly #handles: HTMLElement | null
  readonly #guides: readonly HTMLElement[]
  readonly #drop: () => void
  /** Where the box is shown, and where the handles are around it of themselves. */
  #at: Point
  #handlesAt: Point
  /** What each guide has for a `transform`: to write it anew would cost the browser a look at its style. */
  readonly #written: string[] = []

  /**
   * @param box as the drag found it
   * @param rest elements of the boxes that go with it, with where they stand
   * @param scale screen px of one stage unit
   */
  constructor(
    private readonly element: HTMLElement,
    { handles, guides }: Overlay,
    private readonly box: Placed,
    private readonly scale: number,
    private readonly rest: readonly (readonly [HTMLElement, Placed])[] = [],
  ) {
    this.#handles = handles
    this.#guides = [...(guides?.children ?? [])] as HTMLElement[]
    this.#at = this.#handlesAt = { x: box.x, y: box.y }
    this.#drop = lift([element, ...rest.map(([each]) => each), ...(handles ? [handles] : []), ...this.#guides])
  }

  show({ x, y, guides }: Dragged): void {
    const { box, element, scale } = this
    element.style.transform = transformOf({ x, y, rotation: box.rotation })
    for (const [each, { x: fromX, y: fromY, rotation }] of this.rest)
      each.style.transform = transformOf({ x: fromX + x - box.x, y: fromY + y - box.y, rotation })
    this.#at = { x, y }
    this.#moveHandles()
    this.#guides.forEach(({ style }, index) => {
      const guide = guides[index]
      const transform = guide ? lineOf(guide, scale) : ''
      if (transform === (this.#written[index] ?? '')) return
      style.transform = transform
      this.#written[index] = transform
    })
  }

  /** To be called when the handles have been placed around the box where it is shown now. */
  rebase(): void {
    this.#handlesAt = this.#at
    this.#moveHandles()
  }

  /** Takes handles and guides back; where the box stands is the design's to say. */
  release(): void {
    this.#drop()
    for (const each of [this.#handles, ...this.#guides]) if (each) each.style.transform = ''
  }

  #moveHandles(): void {
    const [x, y] = [(this.#at.x - this.#handlesAt.x) * this.scale, (this.#at.y - this.#handlesAt.y) * this.scale]
    if (this.#handles) this.#handles.style.transform = `translate(${x}px, ${y}px)`
  }
}

/** One px drawn out to a line, on whole px so that it is sharp. */
function lineOf({ axis, at, from, to }: Guide, scale: number): string {
  const [place, start, length] = [Math.round(at * scale), from * scale, Math.max(1, (to - from) * scale)]
  return axis === 'x'
    ? `translate(${place}px, ${start}px) scale(1, ${length})`
    : `translate(${start}px, ${place}px) scale(${length}, 1)`
}
