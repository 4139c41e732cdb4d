import { useEffect } from 'react'
import { brandWord } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'

/**
 * Names the document after its screen.
 * @param word names the title among the brand's words, such as `content.titles.home`
 */
export function usePageTitle(title: string, word = ''): void {
  const brand = useBrand()
  useEffect(() => {
    const own = brandWord(brand, word, title)
    document.title = own ? `${own} · ${brand.name}` : brand.name
  }, [title, word, brand])
}
