import { CATEGORY_IDS } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useStrings } from '../../copy/use-strings'
import { useEndless } from '../../hooks/use-endless'
import { TextCards } from '../../components/cards/text-cards'
import { toTextItem } from '../../lib/items/text-item'
import { NothingFound, SearchCount } from './search-outcome'
import type { Search } from './use-search'

const KINDS = {
  message: { category: CATEGORY_IDS.messages, label: 'messages' },
  joke: { category: CATEGORY_IDS.jokes, label: 'jokes' },
} as const

/** The matches among all messages or all jokes, of every category. */
export function SearchedTexts({ kind, search }: { kind: keyof typeof KINDS; search: Search }) {
  const api = useApi()
  const strings = useStrings()
  const { query } = search
  const { category, label } = KINDS[kind]
  const list = useEndless(
    ['content', 'search', kind, query],
    (page, signal) => api.categoryContent(category, { page, search: query, signal }),
    toTextItem,
  )
  return (
    <>
      <SearchCount search={search} total={list.total} />
      <TextCards
        kind={kind}
        id={`search/${kind}/${query}`}
        label={strings[label]}
        list={list}
        words={search.words}
        empty={<NothingFound search={search} />}
      />
    </>
  )
}
