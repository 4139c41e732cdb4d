import { Button, EmptyState, fillText, plural, Text } from '@yawmi/ui'
import { useStringGroups, useStrings } from '../../copy/use-strings'
import type { Search } from './use-search'

/** How many were found, said aloud when it changes; its place is kept while the answer is on its way. */
export function SearchCount({ search, total }: { search: Search; total: number | undefined }) {
  const { resultCount } = useStringGroups()
  return (
    <Text role="status" tone="quiet" minHeight="7">
      {search.query && total ? plural(total, resultCount) : ''}
    </Text>
  )
}

/** A search that found nothing, with the way back to the whole list. */
export function NothingFound({ search }: { search: Search }) {
  const strings = useStrings()
  return (
    <EmptyState action={<Button onClick={search.clear}>{strings.showAll}</Button>}>
      {fillText(strings.nothingFound, { query: search.query })}
    </EmptyState>
  )
}
