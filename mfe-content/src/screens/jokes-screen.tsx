import { useState, type CSSProperties } from 'react'
import { useApi, useLocation } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { NativeSelect, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { FailureState, NothingHere } from '../components/failure/failure-state'
import { ScreenFrame } from '../components/frame/screen-frame'
import { SearchField } from '../features/search/search-field'
import { SearchedTexts } from '../features/search/searched-texts'
import { useSearch } from '../features/search/use-search'
import { subCategoriesOptions } from '../lib/queries/sub-categories.resource'
import { JokePager } from '../features/jokes/joke-pager'
import { placeAt } from '../features/jokes/joke-places'
import { CategorySelectSkeleton, JokeSkeleton } from '../features/jokes/joke-skeleton'
import { jokesStyles } from '../features/jokes/jokes.styles'

/** The jokes of a category one at a time, or all that match a search. */
export default function JokesScreen() {
  const strings = useStrings()
  const classes = useStyles(jokesStyles)
  const search = useSearch()
  const categories = useQuery({ ...subCategoriesOptions(useApi(), 'jokes'), enabled: !search.query })
  const { key: entry } = useLocation()
  const [chosen, setChosen] = useState(() => placeAt(entry)?.category)
  // The first category is selected by default.
  const category = categories.data?.find(({ uuid }) => uuid === chosen) ?? categories.data?.[0]

  return (
    <ScreenFrame title={strings.jokes} back={{ name: 'home' }}>
      <div className={classes.finder}>
        <SearchField search={search} label={strings.searchJokes} />
        {!search.query && categories.isPending && <CategorySelectSkeleton />}
        {!search.query && category && (
          <NativeSelect
            label={strings.category}
            value={category.uuid}
            onChange={(event) => setChosen(event.target.value)}
          >
            {categories.data?.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
      {search.query ? (
        <SearchedTexts kind="joke" search={search} />
      ) : category ? (
        <div className={classes.stage} style={{ '--tile': category.color } as CSSProperties}>
          {/* Another category begins at its first joke. */}
          <JokePager key={category.uuid} category={category.uuid} />
        </div>
      ) : categories.isError ? (
        <FailureState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : categories.data ? (
        <NothingHere />
      ) : (
        <JokeSkeleton />
      )}
    </ScreenFrame>
  )
}
