import { useStrings } from '../copy/use-strings'
import { ScreenFrame } from '../components/frame/screen-frame'
import { SearchField } from '../features/search/search-field'
import { SearchedTexts } from '../features/search/searched-texts'
import { useSearch } from '../features/search/use-search'
import { Occasions } from '../features/messages/occasions'

/** The occasions for messages, and a search over all messages. */
export default function MessagesCategoriesScreen() {
  const strings = useStrings()
  const search = useSearch()
  return (
    <ScreenFrame title={strings.messages} description={strings.messagesIntro} back={{ name: 'home' }}>
      <SearchField search={search} label={strings.searchMessages} />
      {search.query ? <SearchedTexts kind="message" search={search} /> : <Occasions />}
    </ScreenFrame>
  )
}
