import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
  type UIEvent,
} from 'react'
import type Moveable from 'react-moveable'
import { useMediaUrl } from '@yawmi/remote-kit'
import { useStyles, useToast } from '@yawmi/ui'
import type { Placement } from '../commands/transform-box'
import { useCopy } from '../copy/use-strings'
import { stageSize, type TextBox, type WidthBounds } from '../document/design'
import { leastHeight } from '../document/geometry'
import { boxOf } from '../document/edit'
import { useStudio, useStudioView } from '../studio/use-studio'
import { BoxView } from './box-view'
import { registerFonts } from './fonts'
import { Handles } from './handles'
import { measureBox } from './measure-box'
import { stageStyles } from './stage.styles'
import { useElements } from './use-elements'
import { usePinch } from './use-pinch'
import { useSettled } from './use-settled'

/** Inline, where no style sheet that turns sides around for right-to-left pages can reach it. */
const ORIGIN = { left: 0, top: 0, transformOrigin: '0 0' } as const

/** What ends a press; a menu that opens meanwhile makes it a press for that menu. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu'] as const

/** It joins the first in a gesture; what is selected is the first one's business. */
const isSecondFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType === 'touch' && !isPrimary

/** Where a browser cannot clip without scrolling, it scrolls to the caret: the picture would slide away under its handles. */
const stayInPlace = ({ currentTarget }: UIEvent<HTMLElement>) => currentTarget.scrollTo(0, 0)

const WIDTHS: WidthBounds = { least: 100, most: Number.MAX_SAFE_INTEGER }

interface StageProps {
  /** Screen px of one stage unit. */
  scale: number
  /** How wide boxes can be made; at least 100 stage units unless told. */
  widths?: WidthBounds
  /** The layer of texts, for the export. */
  layer: RefObject<HTMLDivElement | null>
}

/**
 * The picture and the texts on it. The stage is scaled by a transform and runs left to right, with physical edges;
 * the handles lie beside it, unscaled. Both are what keeps pointers and boxes together at every zoom.
 */
export const Stage = memo(function Stage({ scale, widths = WIDTHS, layer }: StageProps) {
  const copy = useCopy()
  const studio = useStudio()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const classes = useStyles(stageStyles)
  const { design, selected, editing } = useStudioView((view) => view)
  const moveable = useRef<Moveable>(null)
  const moved = useRef(false)
  const underway = useRef<Placement>(undefined)
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const { target, guides } = useElements(stage, editing ? null : selected, design.boxes)
  const box = boxOf(design, selected)
  const { width, height } = stageSize(design)
  useEffect(() => {
    registerFonts()
    addEventListener('online', registerFonts)
    return () => removeEventListener('online', registerFonts)
  }, [])
  const shown = useRef(design)
  useLayoutEffect(() => void (shown.current = design), [design])
  useLayoutEffect(() => {
    if (!stage) return
    const drawn = (each: TextBox) =>
      boxOf(shown.current, each.id) === each
        ? stage.querySelector<HTMLElement>(`[data-box="${each.id}"]`)?.offsetHeight
        : measureBox(stage, each)
    return studio.measureBy((each) => drawn(each) || leastHeight(each))
  }, [studio, stage])
  useSettled(stage)

  /** Begins a press, and tells when it ends as a tap. */
  const onTap = useCallback((tapped: () => void) => {
    moved.current = false
    underway.current = undefined
    const release = ({ type }: Event) => {
      for (const name of ENDS) window.removeEventListener(name, release)
      if (type === 'pointerup' && !moved.current) tapped()
    }
    for (const name of ENDS) window.addEventListener(name, release)
  }, [])
  const press = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      const element = event.currentTarget
      const native = event.nativeEvent
      const again = studio.view().selected === id
      if (isSecondFinger(event)) return
      if (event.button > 0) return studio.select(id)
      // A second press that was no drag opens the text. Pointer events, because the frame swallows clicks of fingers.
      onTap(() => {
        if (again && !boxOf(studio.view().design, id)?.locked) studio.edit(id)
      })
      element.focus({ preventScroll: true })
      if (!again) {
        // The frame is told to wait for its new target, so that the same press goes on as a drag.
        const waiting = moveable.current?.waitToChangeTarget()
        studio.select(id)
        void waiting?.then(() => moveable.current?.dragStart(native as unknown as MouseEvent))
      }
    },
    [studio, onTap],
  )
  /** A press beside the texts selects none; that of a finger once it is a tap, since two of them may be on their way. */
  const pressBeside = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerType } = event
    if (isSecondFinger(event)) return
    const leave = () => {
      studio.select(null)
      currentTarget.focus({ preventScroll: true })
    }
    if (pointerType === 'touch') onTap(leave)
    else leave()
  }
  usePinch({ stage, moveable, scale, widest: widths.most, moved, underway })

  return (
    <div
      className={classes.frame}
      dir="ltr"
      tabIndex={-1}
      role="group"
      aria-label={copy.canvas}
      data-stage
      style={{ width: width * scale, height: height * scale, '--stage-scale': scale } as CSSProperties}
      onPointerDown={(event) => {
        const pressed = event.target as Element
        if (pressed === event.currentTarget || !pressed.closest('[data-box], .moveable-control-box')) pressBeside(event)
      }}
    >
      <div
        ref={setStage}
        className={classes.stage}
        style={{ ...ORIGIN, width, height, transform: `scale(${scale})` }}
        onScroll={stayInPlace}
      >
        {design.background && (
          <img
            className={classes.background}
            src={mediaUrl(design.background.path)}
            alt=""
            crossOrigin="anonymous"
            draggable={false}
            onError={() => toast(copy.pictureRefused, 'error')}
          />
        )}
        {!design.background && design.boxes.length === 0 && <p className={classes.empty}>{copy.noImages}</p>}
        <div ref={layer} className={classes.layer}>
          {design.boxes.map((each, index) => (
            <BoxView
              key={each.id}
              box={each}
              place={index + 1}
              of={design.boxes.length}
              selected={each.id === selected}
              editing={each.id === editing}
              onPress={press}
            />
          ))}
        </div>
      </div>
      {target && box && !box.locked && (
        <Handles
          ref={moveable}
          box={box}
          target={target}
          guides={guides}
          scale={scale}
          widths={widths}
          onMoved={(next) => {
            underway.current = next
            if (next) moved.current = true
          }}
        />
      )}
    </div>
  )
})
