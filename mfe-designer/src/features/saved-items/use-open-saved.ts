import { useRef, useState } from 'react'
import { NotFoundError } from '@yawmi/api-client'
import type { SavedDesign } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useToast } from '@yawmi/ui'
import { useEnterStudio } from '../../hooks/use-enter-studio'
import { useIsLeft } from '../../hooks/use-is-left'
import { useSavedStrings } from './copy/use-strings'
import { loadOpener } from './load-opener'

/** Milliseconds after which somebody is shown that they wait: what is quicker than that would only flicker, and take time itself. */
const SHOWN_AFTER_MS = 150

/**
 * Opens a saved design in its studio; a notice says why one does not open.
 * @param leave closes the dialog before the page is left
 * @returns `isBusy` while it takes its time
 */
export function useOpenSaved(leave: () => Promise<void>) {
  const api = useApi()
  const strings = useSavedStrings()
  const toast = useToast()
  const enter = useEnterStudio()
  const isLeft = useIsLeft()
  const isOpening = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function enterWith(design: SavedDesign): Promise<void> {
    const loading = loadOpener()
    try {
      // Both are on their way at once.
      const [[{ openSaved }], { data }] = await Promise.all([loading, api.designDocument(design.uuid)])
      // Whoever has closed the design meanwhile wants it no more.
      if (isLeft()) return
      await enter(design.type, await openSaved(data.document, design), { leave })
    } catch (error) {
      const notRead = await loading.then(
        ([, { DocumentNotRead }]) => error instanceof DocumentNotRead && error.reason,
        () => false as const,
      )
      toast(strings[notRead || (error instanceof NotFoundError ? 'openBroken' : 'openFailed')], 'error')
    }
  }

  return {
    isBusy,
    async open(design: SavedDesign): Promise<void> {
      if (isOpening.current) return
      isOpening.current = true
      const timer = setTimeout(() => setBusy(true), SHOWN_AFTER_MS)
      await enterWith(design)
      clearTimeout(timer)
      isOpening.current = false
      setBusy(false)
    },
  }
}
