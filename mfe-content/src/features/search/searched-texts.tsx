import { CATEGORY_IDS } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useStrings } from '../../copy/use-strings'
import { useEndless } from '../../hooks/use-endless'
import { TextCards } from '../../components/cards/text-cards'
import { toTextItem } from '../../lib/items/text-item'
import { NothingFound, SearchCount } from './search-outcome'
import type { Search } from './use-search'

const CATEGORY = { message: CATEGORY_IDS.messages, joke: CATEGORY_IDS.jokes }

/** The matches among all messages or all jokes, of every category. */
export function SearchedTexts({ kind, search }: { kind: 'message' | 'joke'; search: Search }) {
  const api = useApi()
  const strings = useStrings()
  const { query } = search
  const list = useEndless(
    ['content', 'search', kind, query],
    (page, signal) => api.categoryContent(CATEGORY[kind], { page, search: query, signal }),
    toTextItem,
  )
  return (
    <>
      <SearchCount search={search} total={list.total} />
      <TextCards
        kind={kind}
        id={`search/${kind}/${query}`}
        label={kind === 'message' ? strings.messages : strings.jokes}
        list={list}
        words={search.words}
        empty={<NothingFound search={search} />}
      />
    </>
  )
}
