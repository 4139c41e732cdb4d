import { useEffect, useState } from 'react'
import { fillText } from '@yawmi/ui'
import { selectedBoxes } from '../../commands/command'
import { elementName } from '../../copy/element-name'
import { stageSize } from '../../document/design'
import { regionOf } from '../../document/page/region'
import { boundsOfAll } from '../../document/together/together'
import type { StudioView } from '../../studio/studio'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { useAnnouncedStrings } from './copy/use-strings'

/** Milliseconds after the last change: of a run of steps only the end is announced. */
const ANNOUNCE_AFTER_MS = 300

/** The last change in words. */
export function AnnouncedText() {
  const strings = useAnnouncedStrings()
  const studio = useStudio()
  const announcement = useStudioView((view) => view.announcement)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!announcement) return
    const timer = setTimeout(() => {
      const view = studio.view()
      const next = fillText(strings[announcement.key], {
        ...orderOf(view),
        ...positionOf(view, strings),
        name: announcement.box ? elementName(announcement.box, strings) : '',
      })
      // Screen readers announce the same text again only when it differs.
      setText((before) => (before === next ? `${next}\u00a0` : next))
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [announcement, strings, studio])
  return text
}

function orderOf({ design, selected, others }: StudioView) {
  const index = design.boxes.findIndex(({ id }) => id === selected)
  return { count: selected === null ? 0 : others.length + 1, n: index + 1, total: design.boxes.length }
}

/** Where all that is selected lies on the picture. */
function positionOf(view: StudioView, strings: ReturnType<typeof useAnnouncedStrings>) {
  const boxes = selectedBoxes(view)
  if (boxes.length === 0) return { where: '', x: 0, y: 0 }
  const stage = stageSize(view.design)
  const bounds = boundsOfAll(boxes, view.heightOf)
  return {
    where: strings[regionOf(bounds, stage)],
    x: Math.round(stage.width - bounds.right),
    y: Math.round(bounds.top),
  }
}
