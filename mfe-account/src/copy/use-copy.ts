import { useMemo } from 'react'
import { withBrandWords } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { ar, type AccountCopy } from './ar'

/** The account screens' words, with those that the brand replaces. */
export function useCopy(): AccountCopy {
  const brand = useBrand()
  return useMemo(() => withBrandWords('account', ar, brand), [brand])
}
