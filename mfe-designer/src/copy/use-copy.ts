import { useMemo } from 'react'
import { withBrandWords } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { ar, type DesignerCopy } from './ar'

/** The studio's words, with those that the brand replaces. */
export function useCopy(): DesignerCopy {
  const brand = useBrand()
  return useMemo(() => withBrandWords('designer', ar, brand), [brand])
}
