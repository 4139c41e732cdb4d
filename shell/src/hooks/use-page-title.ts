import { useEffect } from 'react'
import { brandWord } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'

/**
 * Sets the document's title to that of its screen.
 * @param key of the title among the brand's own strings, such as `content.titles.home`
 */
export function usePageTitle(title: string, key = ''): void {
  const brand = useBrand()
  useEffect(() => {
    const text = brandWord(brand, key, title)
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [title, key, brand])
}
