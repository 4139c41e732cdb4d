import { flushSync } from 'react-dom'
import type { Size } from '../../document/placed'
import type { Grip } from '../pointers/grip'
import type { CanvasPinch } from '../pointers/pointer-state'
import { WHOLE, changedView, pinchedView, type View, type ViewPlace } from './view-geometry'

/** Px that fingers move at least: less is a tap. */
const MOVED_PX = 10
const MIDDLE = { x: 0, y: 0 }

/**
 * Enlarges and moves the canvas within its room. While fingers move it writes one `transform`; at their end the stage is rendered in
 * its new size, so that letters are sharp and handles as large as ever. The design does not change.
 */
export class ViewTool implements CanvasPinch {
  #view = WHOLE
  #size: Size = { width: 0, height: 0 }
  #pinch: { from: Grip; to: Grip } | undefined
  /** Of the room, read once for a gesture: to read them at each move would force a layout. */
  #bounds: DOMRect | undefined

  /**
   * @param frame of the stage, which stands in its room
   * @param onZoom renders the stage so many times as large as it fits
   */
  constructor(
    private readonly frame: HTMLElement,
    private readonly onZoom: (zoom: number) => void,
  ) {}

  get isWhole(): boolean {
    return this.#view === WHOLE
  }

  /** The stage has another size, as it fits, or its room has. */
  fit(size: Size): void {
    this.#size = size
    this.#enter(changedView(this.#view, 1, [MIDDLE, MIDDLE], this.#place))
  }

  /** Two fingers have moved, from where they took hold; called once a frame. */
  pinch(from: Grip, to: Grip): void {
    const { left, top, width, height } = (this.#bounds ??= this.#room.getBoundingClientRect())
    const inRoom = (grip: Grip): Grip => ({
      ...grip,
      middle: { x: grip.middle.x - left - width / 2, y: grip.middle.y - top - height / 2 },
    })
    this.#pinch = { from: inRoom(from), to: inRoom(to) }
    this.#show()
  }

  /** The fingers are lifted. */
  end(): void {
    this.#bounds = undefined
    if (!this.#pinch) return
    const next = this.#next()
    this.#pinch = undefined
    this.frame.style.transform = ''
    this.#enter(next)
  }

  /** Enlarges about the middle. */
  zoomBy(factor: number): void {
    this.#enter(changedView(this.#view, factor, [MIDDLE, MIDDLE], this.#place))
  }

  reset(): void {
    this.#enter(WHOLE)
  }

  /** The browser has scrolled the room to what has the focus: the view goes there instead. */
  takeScroll(): void {
    const { scrollLeft, scrollTop } = this.#room
    if (this.isWhole || (scrollLeft === 0 && scrollTop === 0)) return
    this.#room.scrollTo(0, 0)
    this.#enter(changedView(this.#view, 1, [MIDDLE, { x: -scrollLeft, y: -scrollTop }], this.#place))
  }

  get #room(): HTMLElement {
    return this.frame.parentElement!
  }

  get #place(): ViewPlace {
    const { clientWidth: width, clientHeight: height } = this.#room
    return { room: { width, height }, stage: this.#size }
  }

  /** The view that the fingers make. */
  #next(): View {
    const { from, to } = this.#pinch!
    const moved = Math.hypot(to.middle.x - from.middle.x, to.middle.y - from.middle.y)
    const isTap = moved < MOVED_PX && Math.abs(to.distance - from.distance) < MOVED_PX
    return isTap ? this.#view : pinchedView(this.#view, from, to, this.#place)
  }

  #show(): void {
    const [{ zoom, x, y }, next] = [this.#view, this.#next()]
    this.frame.style.transform = `translate(${next.x - x}px, ${next.y - y}px) scale(${next.zoom / zoom})`
  }

  #enter(view: View): void {
    this.#view = view
    // In the same frame as the frame's new place.
    flushSync(() => this.onZoom(view.zoom))
    const [{ style }, room] = [this.frame, this.#room]
    if (view === WHOLE) {
      for (const name of ['position', 'left', 'top', 'margin']) style.removeProperty(name)
      for (const name of ['position', 'overflow']) room.style.removeProperty(name)
      return
    }
    const { room: space, stage } = this.#place
    Object.assign(room.style, { position: 'relative', overflow: 'hidden' })
    // Physical sides, as the stage has them.
    Object.assign(style, {
      position: 'absolute',
      margin: '0',
      left: `${(space.width - stage.width * view.zoom) / 2 + view.x}px`,
      top: `${(space.height - stage.height * view.zoom) / 2 + view.y}px`,
    })
  }
}
