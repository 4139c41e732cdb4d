import { useMemo } from 'react'
import { CATEGORY_IDS, type Message } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useStrings } from '../../copy/use-strings'
import { useEndless } from '../../hooks/use-endless'
import { TextCards, type TextItem } from '../../components/cards/text-cards'
import { NothingFound, SearchCount } from './search-outcome'
import type { Search } from './use-search'

const toTextItem = ({ uuid, name }: Message): TextItem => ({ uuid, text: name })

const CATEGORY = { message: CATEGORY_IDS.messages, joke: CATEGORY_IDS.jokes }

/** What a search found among all messages or all jokes, whatever their category. */
export function SearchedTexts({ kind, search }: { kind: 'message' | 'joke'; search: Search }) {
  const api = useApi()
  const strings = useStrings()
  const { query } = search
  const source = useMemo(
    () => ({
      key: ['content', 'search', kind, query],
      fetchPage: (page: number, signal: AbortSignal) =>
        api.categoryContent(CATEGORY[kind], { page, search: query, signal }),
    }),
    [api, kind, query],
  )
  const list = useEndless(source, toTextItem)
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
