import type { ReactNode, RefObject } from 'react'
import { useStyles } from '@yawmi/ui'
import type { Overlay } from './pointers/drag/dragged-elements'
import { stageStyles } from './stage.styles'

/** An edge, a middle and another edge can be in line with something, along either axis. */
const GUIDES = ['left', 'center', 'right', 'top', 'middle', 'bottom']

/** Inline, so that no style sheet turns its sides around on right-to-left pages. */
const ORIGIN = { left: 0, top: 0, transformOrigin: '0 0' } as const

interface StageOverlayProps {
  ref: RefObject<Overlay>
  /** The frame with its handles. */
  children: ReactNode
}

/** What lies over the stage, unscaled: the handles of the selected box, and guides while it is dragged. */
export function StageOverlay({ ref, children }: StageOverlayProps) {
  const classes = useStyles(stageStyles)
  return (
    <>
      <div ref={(element) => void (ref.current.handles = element)}>{children}</div>
      <div ref={(element) => void (ref.current.guides = element)} className={classes.guides} style={ORIGIN} aria-hidden>
        {GUIDES.map((guide) => (
          <div key={guide} data-guide className={classes.guide} style={ORIGIN} />
        ))}
      </div>
    </>
  )
}
