import { useEffect, useRef } from 'react'
import type { DesignType } from '@yawmi/contract'
import { readStored, removeStored, writeStored } from '@yawmi/session'
import { isBlank } from '../../document/box'
import { isPristine } from '../../document/pristine'
import { isChosenHere } from '../../lib/chosen-picture'
import { listDrafts } from '../../studio/drafts'
import type { Studio } from '../../studio/studio'
import { useStudioView } from '../../studio/use-studio'

/**
 * Sets the picture that was chosen on the page before as the background. From then on the stored choice follows the design,
 * so that coming back, or a reload, puts no earlier choice on a draft that was opened meanwhile.
 */
export function useChosenPicture(studio: Studio, type: DesignType, setBackground: (path: string) => void): void {
  useEffect(() => {
    const path = readStored('backgroundImage')
    const { design } = studio.view()
    if (!path || design.background?.path === path) return
    // A design that a reload has brought back keeps its picture: since then another tab may have chosen one for its own.
    if (!isPristine(design) && !isChosenHere(path)) return
    const begun = listDrafts(type).find(
      ({ design: { background, boxes } }) => background?.path === path && boxes.every(isBlank),
    )
    // The same picture with nothing on it yet, from before a reload: it goes on, and no second draft of it begins.
    if (begun && isPristine(design)) studio.open(begun)
    else setBackground(path)
  }, [studio, type, setBackground])

  const draft = useStudioView((view) => view.draft)
  const path = useStudioView(({ design }) => design.background?.path)
  const seen = useRef({ draft, path })
  useEffect(() => {
    if (seen.current.draft === draft && seen.current.path === path) return
    seen.current = { draft, path }
    if (path) writeStored('backgroundImage', path)
    else removeStored('backgroundImage')
  }, [draft, path])
}
