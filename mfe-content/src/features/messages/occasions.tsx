import { useApi, useNavigation } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Spinner, Tile, useStyles } from '@yawmi/ui'
import { FailureState, NothingHere } from '../../components/failure/failure-state'
import { MediaImage } from '../../components/media/media-image'
import { subCategoriesOptions } from '../../lib/queries/sub-categories.resource'
import { occasionsStyles } from './occasions.styles'
import { OccasionsSkeleton } from './occasions-skeleton'
import { useSubscriptionCheck } from './use-subscription-check'

/** Occasions for messages; a tap checks the subscription before it opens one. */
export function Occasions() {
  const classes = useStyles(occasionsStyles)
  const { go } = useNavigation()
  const { check, checking } = useSubscriptionCheck()
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
                    // The spinner replaces the picture: beside the text it would make the text wrap.
                    checking === uuid ? <Spinner /> : <MediaImage path={icon} side={48} />
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
