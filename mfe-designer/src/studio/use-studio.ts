import { createContext, use, useSyncExternalStore } from 'react'
import type { Studio, StudioView } from './studio'

const StudioContext = createContext<Studio | null>(null)
export const StudioProvider = StudioContext.Provider

/** The open design of this screen. */
export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('useStudio: no studio above this component')
  return studio
}

/** A part of the studio's view; the component renders again when that part changes. */
export function useStudioView<T>(pick: (view: StudioView) => T): T {
  const studio = useStudio()
  return useSyncExternalStore(studio.subscribe, () => pick(studio.view()))
}
