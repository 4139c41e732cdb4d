import { useState } from 'react'
import type { SavedDesign } from '@yawmi/contract'
import { useApi, useMediaUrl } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { Button, Spinner, VisuallyHidden, defineStyles, useStyles, useToast } from '@yawmi/ui'
import { savedQuery } from '../../../../lib/saved/saved.resource'
import type { Draft } from '../../../../studio/draft-id'
import { useStickerStrings } from '../copy/use-strings'
import { stickersStyles } from '../stickers.styles'
import { ListFailure } from '../../../../components/failure/list-failure'

const styles = defineStyles({
  picture: { display: 'block', width: '96px', height: '96px', objectFit: 'contain' },
})

interface SavedChoicesProps {
  /** Ids of what is offered as drafts already. */
  besides: readonly string[]
  chosen: string | undefined
  /** Called with the press; what it returns takes the design once that is there. */
  onChoose: () => (design: Draft) => void
  /** Said where there is nothing at all to choose from. */
  empty: string | undefined
}

/** The saved designs that open again, of both kinds; the document of one is fetched when it is chosen. */
export function SavedChoices({ besides, chosen, onChoose, empty }: SavedChoicesProps) {
  const api = useApi()
  const strings = useStickerStrings()
  const shared = useStyles(stickersStyles)
  const classes = useStyles(styles)
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const query = useInfiniteQuery(savedQuery(api))
  const { data = [], error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [opening, setOpening] = useState<string>()
  const designs = data.filter(({ key }) => key !== null && !besides.includes(key))
  const open = async ({ uuid }: SavedDesign) => {
    const take = onChoose()
    setOpening(uuid)
    try {
      const [{ data }, { unpackDocument }] = await Promise.all([
        api.designDocument(uuid),
        import('../../../../studio/saved/saved-document'),
      ])
      take({ id: uuid, design: await unpackDocument(data.document) })
    } catch (error) {
      console.warn('a saved design could not be opened', error)
      toast(strings.stickerSavedFailed, 'error')
    } finally {
      setOpening(undefined)
    }
  }
  if (error && !query.data) return <ListFailure error={error} onRetry={() => void query.refetch()} />
  if (designs.length === 0 && !hasNextPage) return empty && !isPending ? <p className={shared.note}>{empty}</p> : null
  return (
    <>
      <span className={shared.label}>{strings.stickerSaved}</span>
      <ul className={shared.designs} aria-label={strings.stickerSaved}>
        {designs.map((saved) => (
          <li key={saved.uuid}>
            <button
              type="button"
              aria-pressed={saved.uuid === chosen}
              // Disabled, it would lose the focus that it was pressed with.
              aria-disabled={opening !== undefined}
              className={shared.tile}
              onClick={opening === undefined ? () => void open(saved) : undefined}
            >
              {opening === saved.uuid ? (
                <Spinner size={32} />
              ) : (
                <img
                  className={classes.picture}
                  src={mediaUrl(saved.thumbnail ?? saved.path)}
                  alt=""
                  loading="lazy"
                  crossOrigin="anonymous"
                />
              )}
              <VisuallyHidden>{saved.name ?? strings.draftUntitled}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={shared.row}>
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {strings.stickerMoreSaved}
          </Button>
        </div>
      )}
    </>
  )
}
