import { createContext, use } from 'react'
import type { Registry } from './registry'

const RegistryContext = createContext<Registry | null>(null)
export const RegistryProvider = RegistryContext.Provider

/** Which remote owns which address and slot of this page. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry: no registry above this component')
  return registry
}
