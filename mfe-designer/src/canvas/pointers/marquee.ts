import { boundsOf } from '../../document/geometry'
import type { Studio } from '../../studio/studio'

interface MarqueeInput {
  /** The unscaled frame of the stage. */
  frame: HTMLElement
  /** Where the mouse or the finger was pressed, in px of the window. */
  from: { x: number; y: number }
  /** Screen px of one stage unit. */
  scale: number
  studio: Studio
  /** Aborted when it is let go of. */
  released: AbortSignal
}

/** Spans a rectangle from where it was pressed to where the pointer is, and selects the boxes that it touches, with their groups. */
export function spanMarquee({ frame, from, scale, studio, released }: MarqueeInput): void {
  const edge = frame.getBoundingClientRect()
  const view = document.createElement('div')
  view.dataset.marquee = ''
  // Physical sides, as the stage has them.
  view.style.cssText =
    'position:absolute;left:0;top:0;pointer-events:none;border:1px solid var(--yw-brand);background:color-mix(in srgb,var(--yw-brand) 12%,transparent)'
  frame.append(view)
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const [left, right] = [Math.min(from.x, clientX) - edge.left, Math.max(from.x, clientX) - edge.left]
    const [top, bottom] = [Math.min(from.y, clientY) - edge.top, Math.max(from.y, clientY) - edge.top]
    Object.assign(view.style, { width: `${right - left}px`, height: `${bottom - top}px` })
    view.style.transform = `translate(${left}px, ${top}px)`
    const { design, heightOf } = studio.view()
    const touched = design.boxes.filter((box) => {
      const bounds = boundsOf(box, heightOf(box))
      const isApart =
        bounds.right * scale < left ||
        bounds.left * scale > right ||
        bounds.bottom * scale < top ||
        bounds.top * scale > bottom
      return !isApart
    })
    const groups = new Set(touched.map(({ group }) => group))
    groups.delete(undefined)
    const selected = design.boxes.filter((box) => groups.has(box.group) || touched.includes(box))
    const [first = null, ...others] = selected.map(({ id }) => id)
    studio.select(first, others)
  }
  addEventListener('pointermove', follow, { signal: released })
  released.addEventListener('abort', () => view.remove())
}
