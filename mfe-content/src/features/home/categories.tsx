import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Button, EmptyState } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { categoryTilesOptions } from '../category-tiles/categories.resource'
import { CategoryTiles, CategoryTilesSkeleton } from '../category-tiles/category-tiles'
import { Section } from '../shelf/section'

/** «الأقسام»: the ways into the content. */
export function Categories() {
  const words = useWords()
  const { data: tiles, refetch } = useQuery(categoryTilesOptions(useApi()))
  return (
    <Section title={words.discover}>
      {!tiles ? (
        <CategoryTilesSkeleton />
      ) : tiles.length > 0 ? (
        <CategoryTiles tiles={tiles} />
      ) : (
        <EmptyState action={<Button onClick={() => void refetch()}>{words.retry}</Button>} />
      )}
    </Section>
  )
}
