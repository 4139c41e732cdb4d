import { createContext, use, useSyncExternalStore } from 'react'
import type { Studio, StudioView } from './studio'

const StudioContext = createContext<Studio | null>(null)
export const StudioProvider = StudioContext.Provider

/** The design at work on this screen. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('useStudio: no studio above this component')
  return studio
}

/** A part of what the studio shows; the component is drawn again when that part is another one. */
export function useStudioView<T>(pick: (view: StudioView) => T): T {
  const studio = useStudio()
  return useSyncExternalStore(studio.subscribe, () => pick(studio.view()))
}
