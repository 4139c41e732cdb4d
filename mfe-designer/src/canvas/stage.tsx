import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
  type UIEvent,
} from 'react'
import type Moveable from 'react-moveable'
import { selectedBoxes } from '../commands/command'
import { boxOf, stageSize, type WidthBounds } from '../document/design'
import { TEXT_LANG, isText, minHeightOf, type Box } from '../document/box'
import { useStudioView } from '../studio/use-studio'
import { BoxView } from './box-view'
import { ElementView } from './element-view'
import { registerFontsOf } from './fonts'
import { Ground } from './ground'
import { StageOverlay } from './overlay'
import type { Overlay } from './pointers/drag/dragged-elements'
import { usePointerTool } from './pointers/use-pointer-tool'
import { measureBox } from './measure-box'
import { useElements } from './use-elements'
import { useFitToPicture } from './use-fit-to-picture'
import { useFrame } from './frames/use-frame'
import { useStageParts } from './use-stage-parts'
import { useCanvasView } from './view/use-canvas-view'

/** Inline, so that no style sheet turns its sides around on right-to-left pages. */
const ORIGIN = { left: 0, top: 0, transformOrigin: '0 0' } as const

/** Keys, by their position, that look closer at the canvas where no box is selected, and back. */
const CLOSER = /^(Equal|Minus|Numpad(Add|Subtract))$/

/** Browsers without `overflow: clip` scroll to the caret, which would move the picture away from under its frame. */
const stayInPlace = ({ currentTarget }: UIEvent<HTMLElement>) => currentTarget.scrollTo(0, 0)

const WIDTHS: WidthBounds = { min: 100, max: Number.MAX_SAFE_INTEGER }

interface StageProps {
  /** Screen px of one stage unit, where nobody looks closer. */
  scale: number
  /** How wide boxes can be made; at least 100 stage units by default. */
  widths?: WidthBounds
  /** The layer of texts, for the export. */
  layer: RefObject<HTMLDivElement | null>
}

/**
 * The picture and the texts on it. The stage is scaled by a transform and runs left to right, with physical edges; the
 * frame lies beside it, unscaled. Both keep pointers and boxes together at every zoom.
 */
export const Stage = memo(function Stage({ scale: fit, widths = WIDTHS, layer }: StageProps) {
  const parts = useStageParts()
  const { strings, studio, toast, classes } = parts
  const view = useStudioView((whole) => whole)
  const { design, selected, others, editing } = view
  const frame = useRef<Moveable>(null)
  const overlay = useRef<Overlay>({ handles: null, guides: null })
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const { target, setTarget, guides } = useElements(stage, design.boxes)
  const box = boxOf(design, selected)
  const { width, height } = stageSize(design)
  // Before anything is measured: whatever is laid out when a font becomes known is laid out again.
  useLayoutEffect(() => registerFontsOf(design), [design])
  const rendered = useRef(design)
  useLayoutEffect(() => void (rendered.current = design), [design])
  useLayoutEffect(() => {
    if (!stage) return
    const heightOf = (each: Box) =>
      !isText(each)
        ? each.height
        : rendered.current.boxes.includes(each)
          ? stage.querySelector<HTMLElement>(`[data-box="${each.id}"]`)?.offsetHeight
          : measureBox(stage, each)
    return studio.measureBy((each) => heightOf(each) || minHeightOf(each))
  }, [studio, stage])
  useFitToPicture(stage)

  const { zoom, onZoom, view: canvasView, begun, begin } = useCanvasView()
  const scale = fit * zoom
  const pointing = { stage, frame, overlay, scale, maxWidth: widths.max, view: canvasView, onFree: begin }
  const { tool, pressBox, pressStage } = usePointerTool(pointing)
  useEffect(() => {
    if (target) return () => tool.leave(target.dataset.box ?? '')
  }, [tool, target])
  const isTogether = others.length > 0
  const frames = useFrame(target !== null || isTogether)
  // The same list until the design or the selection changes.
  const together = useMemo(() => (isTogether ? selectedBoxes(view) : []), [isTogether, view])

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for what two fingers do
    <div
      className={classes.frame}
      dir="ltr"
      tabIndex={-1}
      role="group"
      aria-label={strings.canvas}
      data-stage
      style={{ width: width * scale, height: height * scale, '--stage-scale': scale } as CSSProperties}
      onPointerDown={(event) => {
        const pressed = event.target as Element
        if (pressed === event.currentTarget || !pressed.closest('[data-box], .moveable-control-box')) pressStage(event)
      }}
      onKeyDown={({ nativeEvent: key }) => {
        if (!box && CLOSER.test(key.code)) begin(key)
      }}
    >
      <div
        ref={setStage}
        className={classes.stage}
        style={{ ...ORIGIN, width, height, transform: `scale(${scale})` }}
        onScroll={stayInPlace}
      >
        <Ground
          design={design}
          onError={() => toast(strings.pictureRefused, 'error')}
          onMissing={() => toast(strings.ownMissing, 'error')}
        />
        {!design.background && design.boxes.length === 0 && <p className={classes.empty}>{strings.noImages}</p>}
        <div ref={layer} className={classes.layer} lang={TEXT_LANG}>
          {design.boxes.map((each, index) => {
            const shared = {
              parts,
              ref: each.id === selected && !editing && !isTogether ? setTarget : undefined,
              place: index + 1,
              of: design.boxes.length,
              selected: each.id === selected || others.includes(each.id),
              onPress: pressBox,
            }
            return isText(each) ? (
              <BoxView key={each.id} {...shared} box={each} editing={each.id === editing} />
            ) : (
              <ElementView key={each.id} {...shared} box={each} />
            )
          })}
        </div>
      </div>
      <StageOverlay ref={overlay}>
        {frames && isTogether && <frames.TogetherFrame tool={tool} boxes={together} scale={scale} />}
        {frames && target && box && !box.locked && (
          <frames.Frame
            ref={frame}
            tool={tool}
            box={box}
            target={target}
            guides={guides}
            scale={scale}
            widths={widths}
          />
        )}
      </StageOverlay>
      {stage && begun && (
        <begun.View
          ref={canvasView}
          frame={stage.parentElement!}
          width={width * fit}
          height={height * fit}
          zoom={zoom}
          onZoom={onZoom}
          first={begun.key}
        />
      )}
    </div>
  )
})
