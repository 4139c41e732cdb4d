import { useEffect, useState } from 'react'
import { VisuallyHidden, fillText } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'
import { stageSize } from '../../document/design'
import type { StudioView } from '../../studio/studio'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** Milliseconds without another change after which one is said: of a run of steps, only where it ended. */
const PAUSE = 300

/** Tells screen readers what keys and buttons have done to the design. */
export function Announcer() {
  const copy = useCopy()
  const studio = useStudio()
  const did = useStudioView((view) => view.did)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!did) return
    const timer = setTimeout(() => {
      const said = fillText(copy[did.said], valuesOf(studio.view()))
      // The same words again are only heard when the text is another one.
      setText((before) => (before === said ? `${said}\u00a0` : said))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [did, copy, studio])
  return (
    <VisuallyHidden>
      <p role="status" data-announcer>
        {text}
      </p>
    </VisuallyHidden>
  )
}

function valuesOf({ design, selected }: StudioView) {
  const index = design.boxes.findIndex(({ id }) => id === selected)
  const box = design.boxes[index]
  const fromRight = box ? stageSize(design).width - box.x - box.width : 0
  return { n: index + 1, total: design.boxes.length, x: Math.round(fromRight), y: Math.round(box?.y ?? 0) }
}
