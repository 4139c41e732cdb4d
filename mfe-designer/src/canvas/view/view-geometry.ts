import type { Size } from '../../document/placed'
import type { Grip, Point } from '../pointers/grip'

/** How the canvas is looked at. */
export interface View {
  /** How many times as large as it fits into its room. */
  zoom: number
  /** Px of the screen from the middle of the room to that of the stage. */
  x: number
  y: number
}

/** All of the canvas, in the middle of its room. */
export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
export const MAX_ZOOM = 4
/** One below this is meant for none. */
const MIN_ZOOM = 1.05

/** Where the canvas is shown, in px of the screen. */
export interface ViewPlace {
  room: Size
  /** Of the stage, as it fits. */
  stage: Size
}

const within = (value: number, max: number) => Math.min(max, Math.max(-max, value))

/** The view within its bounds: no edge of a stage that is larger than its room comes into it. */
function bounded({ zoom, x, y }: View, { room, stage }: ViewPlace): View {
  if (zoom < MIN_ZOOM) return WHOLE
  const reach = (side: number, of: number) => Math.max(0, (side * zoom - of) / 2)
  return { zoom, x: within(x, reach(stage.width, room.width)), y: within(y, reach(stage.height, room.height)) }
}

/** The view in which what was under `from`, px from the middle of the room, is under `to`, and so many times as large. */
export function changedView(view: View, factor: number, [from, to]: [Point, Point], place: ViewPlace): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor))
  const growth = zoom / view.zoom
  return bounded({ zoom, x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth }, place)
}

/** The view that two fingers make, whose middles are px from the middle of the room. */
export const pinchedView = (view: View, from: Grip, to: Grip, place: ViewPlace): View =>
  changedView(view, to.distance / Math.max(1, from.distance), [from.middle, to.middle], place)
