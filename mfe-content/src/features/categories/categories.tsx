import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Button, EmptyState } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { categoryTilesOptions } from './categories.resource'
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles'
import { Section } from '../../components/section/section'

/** «الأقسام»: links to every kind of content. */
export function Categories() {
  const strings = useStrings()
  const { data: tiles, refetch } = useQuery(categoryTilesOptions(useApi()))
  return (
    <Section title={strings.discover}>
      {!tiles ? (
        <CategoryTilesSkeleton />
      ) : tiles.length > 0 ? (
        <CategoryTiles tiles={tiles} />
      ) : (
        <EmptyState action={<Button onClick={() => void refetch()}>{strings.retry}</Button>} />
      )}
    </Section>
  )
}
