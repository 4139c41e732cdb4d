import type { MouseEvent } from 'react'
import { Button, EmptyState, fillText, focusContent, plural, Text, useStyles } from '@yawmi/ui'
import { useStringGroups, useStrings } from '../../copy/use-strings'
import { searchStyles } from './search.styles'
import type { Search } from './use-search'

/** The number of results, in a live region; its space is reserved while the answer loads. */
export function SearchCount({ search, total }: { search: Search; total: number | undefined }) {
  const { resultCount } = useStringGroups()
  const classes = useStyles(searchStyles)
  return (
    <Text role="status" tone="quiet" className={classes.count}>
      {search.query && total !== undefined ? plural(total, resultCount) : ''}
    </Text>
  )
}

/** Shown for a search without results, with a button that returns to the whole list. */
export function NothingFound({ search }: { search: Search }) {
  const strings = useStrings()
  const showAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and the focus with it.
    focusContent(currentTarget)
    search.clear()
  }
  return (
    <EmptyState action={<Button onClick={showAll}>{strings.showAll}</Button>}>
      {fillText(strings.nothingFound, { query: search.query })}
    </EmptyState>
  )
}
