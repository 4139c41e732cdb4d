import { useEffect, useState } from 'react'
import { useHost } from '@yawmi/remote-kit'
import type { BrandTemplate } from './choice'

const NONE: readonly BrandTemplate[] = []

/** Templates of the brand's own, loaded from its address; none until they are there, or where it has none. The server has checked them. */
export function useBrandTemplates(): readonly BrandTemplate[] {
  const { brand } = useHost()
  // A shell or a page that is older than this remote hands over brands without it.
  const address = (brand as { templates?: string }).templates ?? ''
  const [templates, setTemplates] = useState(NONE)
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetchTemplates(address, leaving.signal).then(setTemplates, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn('the brand’s templates did not load', error)
    })
    return () => leaving.abort()
  }, [address])
  return templates
}

async function fetchTemplates(address: string, signal: AbortSignal): Promise<readonly BrandTemplate[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return ((await response.json()) as { designs: BrandTemplate[] }).designs
}
