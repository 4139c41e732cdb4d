import { useMemo } from 'react'
import { withBrandWords } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { ar, type AuthCopy } from './ar'

/** This remote's words, with those that the brand has of its own. */
export function useCopy(): AuthCopy {
  const brand = useBrand()
  return useMemo(() => withBrandWords('auth', ar, brand), [brand])
}
