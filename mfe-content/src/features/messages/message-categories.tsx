import { useApi, useMediaUrl, useNavigation } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Spinner, Tile, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { FailureState } from '../failure/failure-state'
import { NothingHere } from '../failure/nothing-here'
import { ScreenFrame } from '../frame/screen-frame'
import { unseenWhenLost } from '../picture/unseen-when-lost'
import { SearchField } from '../search/search-field'
import { SearchedTexts } from '../search/searched-texts'
import { useSearch } from '../search/use-search'
import { subCategoriesOptions } from '../sub-categories/sub-categories.resource'
import { occasionsStyles } from './message-categories.styles'
import { OccasionsSkeleton } from './messages-skeleton'
import { useStandingCheck } from './use-standing-check'

/** Messages by occasion, and a search over all of them. */
export function MessageCategories() {
  const words = useWords()
  const search = useSearch()
  return (
    <ScreenFrame title={words.messages} description={words.messagesIntro} back={{ name: 'home' }}>
      <SearchField search={search} label={words.searchMessages} />
      {search.query ? <SearchedTexts kind="message" search={search} /> : <Occasions />}
    </ScreenFrame>
  )
}

/** Occasions for messages; a tap checks the subscription before it opens one. */
function Occasions() {
  const classes = useStyles(occasionsStyles)
  const mediaUrl = useMediaUrl()
  const { go } = useNavigation()
  const { check, checking } = useStandingCheck()
  const categories = useQuery(subCategoriesOptions(useApi(), 'messages'))

  const open = async (uuid: string) => {
    if (!checking && (await check(uuid))) go({ name: 'messages_list', params: { uuid } })
  }

  return (
    <>
      {categories.data ? (
        categories.data.length === 0 ? (
          <NothingHere />
        ) : (
          <ul className={classes.grid}>
            {categories.data.map(({ uuid, name, description, color, icon }) => (
              <li key={uuid}>
                <Tile
                  color={color}
                  name={name}
                  description={description}
                  picture={
                    // In the picture's place: beside the words it would break them into one line more.
                    checking === uuid ? (
                      <Spinner />
                    ) : (
                      <img
                        src={mediaUrl(icon)}
                        alt=""
                        width={48}
                        height={48}
                        crossOrigin="anonymous"
                        onError={unseenWhenLost}
                      />
                    )
                  }
                  className={classes.tile}
                  aria-busy={checking === uuid}
                  onClick={() => void open(uuid)}
                />
              </li>
            ))}
          </ul>
        )
      ) : categories.isError ? (
        <FailureState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : (
        <OccasionsSkeleton />
      )}
    </>
  )
}
