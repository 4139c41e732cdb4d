import { useMemo } from 'react'
import { withBrandWords } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { ar, type ShellCopy } from './ar'

/** The shell's words, with those that the brand says its own way. */
export function useCopy(): ShellCopy {
  const brand = useBrand()
  return useMemo(() => withBrandWords('shell', ar, brand), [brand])
}
