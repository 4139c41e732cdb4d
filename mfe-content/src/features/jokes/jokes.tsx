import { useState, type CSSProperties } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { NativeSelect, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { FailureState } from '../failure/failure-state'
import { NothingHere } from '../failure/nothing-here'
import { ScreenFrame } from '../frame/screen-frame'
import { SearchField } from '../search/search-field'
import { SearchedTexts } from '../search/searched-texts'
import { useSearch } from '../search/use-search'
import { subCategoriesOptions } from '../sub-categories/sub-categories.resource'
import { JokePager } from './joke-pager'
import { CategoryShape, JokeSkeleton } from './jokes-skeleton'
import { jokesStyles } from './jokes.styles'

/** Jokes one at a time by category, or all that have what is searched for. */
export function Jokes() {
  const words = useWords()
  const classes = useStyles(jokesStyles)
  const search = useSearch()
  const categories = useQuery({ ...subCategoriesOptions(useApi(), 'jokes'), enabled: !search.query })
  const [chosen, setChosen] = useState<string>()
  // The first category opens by itself.
  const category = categories.data?.find(({ uuid }) => uuid === chosen) ?? categories.data?.[0]

  return (
    <ScreenFrame title={words.jokes} back={{ name: 'home' }}>
      <div className={classes.finder}>
        <SearchField search={search} label={words.searchJokes} />
        {!search.query && categories.isPending && <CategoryShape />}
        {!search.query && category && (
          <NativeSelect
            label={words.category}
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
