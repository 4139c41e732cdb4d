import { useEffect } from 'react'
import { useBrand } from '@yawmi/remote-kit'

/** Names the document after its screen. */
export function usePageTitle(title: string): void {
  const brand = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title, brand.name])
}
