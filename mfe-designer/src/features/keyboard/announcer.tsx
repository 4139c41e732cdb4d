import { useEffect, useState } from 'react'
import { VisuallyHidden, fillText } from '@yawmi/ui'
import { elementName } from '../../copy/element-name'
import { useStrings } from '../../copy/use-strings'
import { stageSize } from '../../document/design'
import type { StudioView } from '../../studio/studio'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** Milliseconds after the last change: of a run of steps only the end is announced. */
const ANNOUNCE_AFTER_MS = 300

/** Announces to screen readers what keys and buttons did to the design. */
export function Announcer() {
  const strings = useStrings()
  const studio = useStudio()
  const announcement = useStudioView((view) => view.announcement)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(() => {
      const next = fillText(strings[announcement.key], {
        ...valuesOf(studio.view()),
        name: announcement.box ? elementName(announcement.box, strings) : '',
      })
      // Screen readers announce the same text again only when it differs.
      setText((before) => (before === next ? `${next}\u00a0` : next))
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [announcement, strings, studio])
  return (
    <VisuallyHidden>
      <p role="status" data-announcer>
        {text}
      </p>
    </VisuallyHidden>
  )
}

function valuesOf({ design, selected, others }: StudioView) {
  const index = design.boxes.findIndex(({ id }) => id === selected)
  const box = design.boxes[index]
  const fromRight = box ? stageSize(design).width - box.x - box.width : 0
  const count = selected === null ? 0 : others.length + 1
  return { count, n: index + 1, total: design.boxes.length, x: Math.round(fromRight), y: Math.round(box?.y ?? 0) }
}
