import { useApi, useParams } from '@yawmi/remote-kit'
import { useStrings } from '../copy/use-strings'
import { useEndless } from '../hooks/use-endless'
import { ScreenFrame } from '../components/frame/screen-frame'
import { SearchField } from '../features/search/search-field'
import { NothingFound, SearchCount } from '../features/search/search-outcome'
import { useSearch } from '../features/search/use-search'
import { useSubCategoryHead } from '../components/frame/sub-category-head'
import { TextCards } from '../components/cards/text-cards'
import { toTextItem } from '../lib/items/text-item'

/** The messages of one occasion, or those that match a search; a tap copies one. */
export default function MessagesListScreen() {
  const { uuid = '' } = useParams()
  const api = useApi()
  const strings = useStrings()
  const search = useSearch()
  const { query } = search
  const list = useEndless(
    ['content', 'messages', uuid, query],
    (page, signal) => api.subCategoryContent<'messages'>(uuid, { page, search: query || undefined, signal }),
    toTextItem,
  )
  // The list's answer has no colour; the tiles' answer has one, and is cached for visitors who came by a tile.
  const { name = strings.messages, description, tile } = useSubCategoryHead('messages', uuid, list)

  return (
    <ScreenFrame title={name} description={description} back={{ name: 'messages_categories' }}>
      <SearchField search={search} label={strings.searchMessages} />
      {query && <SearchCount search={search} total={list.total} />}
      <TextCards
        kind="message"
        id={`messages/${uuid}/${query}`}
        label={name}
        list={list}
        color={tile?.color}
        words={search.words}
        empty={query ? <NothingFound search={search} /> : undefined}
      />
    </ScreenFrame>
  )
}
