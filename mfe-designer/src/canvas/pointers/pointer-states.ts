import { transformBox, type Placement } from '../../commands/placement/transform-box'
import { stageSize, type TextBox } from '../../document/design'
import { boxOf } from '../../document/edit'
import { withinReach } from '../../document/geometry'
import type { Studio } from '../../studio/studio'
import { pinched, type Grip } from './pinch-geometry'

/** What the states work with. */
export interface PointerContext {
  readonly studio: Studio
  /** The frame around the selected box; none while no box is selected. */
  readonly frame: {
    waitToChangeTarget(): Promise<unknown>
    dragStart(event: MouseEvent): void
    stopDrag(): void
    updateRect(): void
  } | null
  /** Screen px of one stage unit. */
  readonly scale: number
  /** Largest width of a box, in stage units. */
  readonly maxWidth: number
  elementOf(id: string): HTMLElement | null | undefined
  /** Shows a box as a gesture has brought it, without a render. */
  show(box: TextBox): void
  /** Shows a box as the design has it. */
  rest(id: string): void
  transition(next: PointerState): void
}

/** One state of the pointer on the stage: it overrides the events that it handles itself. */
export abstract class PointerState {
  abstract readonly name: string

  constructor(protected readonly tool: PointerContext) {}

  enter(): void {}
  exit(): void {}

  /** A pointer goes down on a box, which selects it. */
  pressBox(id: string, event: MouseEvent): void {
    const { tool } = this
    const wasSelected = tool.studio.view().selected === id
    tool.transition(new PointingBox(tool, id, wasSelected))
    tool.elementOf(id)?.focus({ preventScroll: true })
    if (wasSelected) return
    // The frame waits for its new target, so that the same press goes on as a drag.
    const waiting = tool.frame?.waitToChangeTarget()
    tool.studio.select(id)
    void waiting?.then(() => tool.frame?.dragStart(event))
  }

  /** A finger goes down beside the boxes. */
  pressStage(onTap: () => void): void {
    this.tool.transition(new PointingStage(this.tool, onTap))
  }

  /** The pointer is lifted. */
  release(): void {}

  /** The browser takes the pointer, or a menu opens. */
  cancel(): void {}

  /** The frame is dragged by stage units. */
  drag(by: readonly number[]): void {
    const box = this.heldBox()
    if (!box) return
    const dragging = new Dragging(this.tool, box)
    this.tool.transition(dragging)
    dragging.drag(by)
  }

  /** The frame is pulled or turned. */
  transform(placement: Placement): void {
    const box = this.heldBox()
    if (!box) return
    const handling = new Handling(this.tool, box)
    this.tool.transition(handling)
    handling.transform(placement)
  }

  /** The frame is let go of. */
  frameEnd(): void {}

  /** The frame is taken away or goes to another box. */
  frameGone(): void {}

  /** Answers whether the fingers hold a box; the browser has no gesture of its own then. */
  pinchStart(grip: Grip): boolean {
    const box = this.heldBox()
    if (!box) return false
    this.tool.frame?.stopDrag()
    this.tool.transition(new Pinching(this.tool, box, grip))
    return true
  }

  pinchMove(_: Grip): boolean {
    return false
  }

  pinchEnd(): void {}

  /** The selected box as it stands now, if a gesture can change it. */
  protected heldBox(): TextBox | undefined {
    const { design, selected, editing } = this.tool.studio.view()
    const box = editing ? undefined : boxOf(design, selected)
    return box?.locked ? undefined : box
  }
}

export class Idle extends PointerState {
  readonly name = 'idle'
}

/** A press that ends as a tap, unless the pointer moves. */
abstract class Pointing extends PointerState {
  protected abstract tap(): void

  override release(): void {
    this.cancel()
    this.tap()
  }

  override cancel(): void {
    this.tool.transition(new Idle(this.tool))
  }
}

/**
 * A tap on the box that was selected before edits its text. By pointer events, because the frame swallows the clicks of
 * fingers.
 */
class PointingBox extends Pointing {
  readonly name = 'pointing-box'

  constructor(
    tool: PointerContext,
    private readonly id: string,
    private readonly wasSelected: boolean,
  ) {
    super(tool)
  }

  protected tap(): void {
    const { studio } = this.tool
    if (this.wasSelected && boxOf(studio.view().design, this.id)?.locked === false) studio.edit(this.id)
  }
}

/** A tap beside the boxes selects none; not the press, since a second finger may follow. */
class PointingStage extends Pointing {
  readonly name = 'pointing-stage'

  constructor(
    tool: PointerContext,
    protected readonly tap: () => void,
  ) {
    super(tool)
  }
}

/**
 * A gesture that moves, resizes or turns a box. It writes the element's style alone; its result enters the design once,
 * at its end, as one step.
 */
abstract class Transforming extends PointerState {
  protected placement: Placement | undefined

  constructor(
    tool: PointerContext,
    protected readonly box: TextBox,
  ) {
    super(tool)
  }

  protected commit(): void {
    if (this.placement) this.tool.studio.run(transformBox, { id: this.box.id, placement: this.placement })
    this.frameGone()
  }

  override frameGone(): void {
    this.tool.transition(new Idle(this.tool))
  }

  // What the frame says beside its gesture is no gesture of its own.
  override drag(_: readonly number[]): void {}
  override transform(_: Placement): void {}

  /** Whatever ends the gesture, the element shows the design again. */
  override exit(): void {
    this.tool.rest(this.box.id)
  }

  protected override heldBox(): TextBox {
    return { ...this.box, ...this.placement }
  }
}

/** The frame is pulled or turned. */
class Handling extends Transforming {
  readonly name: string = 'handling'

  override transform(placement: Placement): void {
    this.placement = placement
    this.tool.show({ ...this.box, ...placement })
  }

  override frameEnd(): void {
    this.commit()
  }
}

/** The box is dragged, not out of reach. */
class Dragging extends Handling {
  override readonly name = 'dragging'
  /** Measured once: it does not change on the way, and reading it would force a layout at each move. */
  private readonly height = this.tool.studio.view().heightOf(this.box)

  override drag([dx = 0, dy = 0]: readonly number[]): void {
    const { box, tool } = this
    const moved = { ...box, x: box.x + dx, y: box.y + dy }
    this.transform(withinReach(moved, this.height, stageSize(tool.studio.view().design)))
  }
}

/** Two fingers grow, turn and move the box. */
class Pinching extends Transforming {
  readonly name = 'pinching'
  private readonly height = this.tool.elementOf(this.box.id)?.offsetHeight ?? 0

  constructor(
    tool: PointerContext,
    box: TextBox,
    private readonly from: Grip,
  ) {
    super(tool, box)
    this.placement = { x: box.x, y: box.y }
  }

  /** As far as the gesture before has brought it. */
  override enter(): void {
    this.tool.show(this.box)
  }

  override pinchMove(grip: Grip): boolean {
    const { tool, box } = this
    const next = pinched(box, this.height, this.from, grip, tool)
    this.placement = next
    const shown = { ...box, ...next }
    tool.show({ ...shown, ...withinReach(shown, next.height, stageSize(tool.studio.view().design)) })
    tool.frame?.updateRect()
    return true
  }

  override pinchEnd(): void {
    this.commit()
  }
}
