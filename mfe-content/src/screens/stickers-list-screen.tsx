import { useState } from 'react'
import type { Api } from '@yawmi/api-client'
import { useApi, useBrand, useParams } from '@yawmi/remote-kit'
import { queryOptions, useQuery } from '@yawmi/remote-kit/query'
import { Button, useStyles } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useStrings } from '../copy/use-strings'
import { FailureState, NothingHere } from '../components/failure/failure-state'
import { ScreenFrame } from '../components/frame/screen-frame'
import { AppDialog } from '../features/stickers/app-dialog'
import { PackDownload } from '../features/stickers/pack-download'
import { StickerActions } from '../features/stickers/sticker-actions'
import { useStickerCount } from '../features/stickers/sticker-count'
import { StickerGrid } from '../features/stickers/sticker-grid'
import { MIN_STICKERS, toPackItem, type PackItem } from '../features/stickers/sticker-packs.resource'
import { CountSkeleton, StickersSkeleton } from '../features/stickers/stickers-skeleton'
import { stickersStyles } from '../features/stickers/stickers.styles'

const packOptions = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['content', 'sticker-pack', uuid],
    queryFn: ({ signal }) => api.stickerPack(uuid, { signal }),
    select: ({ data }) => toPackItem(data),
  })

/** One pack: a sticker can be chosen, and the button below links to the app from which it can be added. */
export default function StickersListScreen() {
  const { uuid = '' } = useParams()
  const strings = useStrings()
  const classes = useStyles(stickersStyles)
  const stickerCount = useStickerCount()
  const pack = useQuery(packOptions(useApi(), uuid))
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { data } = pack
  const sticker = data?.stickers.find(({ uuid }) => uuid === chosen)
  const { appStore, playStore } = useBrand().links
  // Without an app there is nothing to add them from: a sticker is shared or downloaded.
  const hasApp = Boolean(appStore || playStore)

  return (
    <ScreenFrame
      title={data?.name ?? strings.stickers}
      description={data ? stickerCount(data.count) : !pack.isError && <CountSkeleton />}
      back={{ name: 'stickers_categories' }}
    >
      {data ? (
        data.stickers.length === 0 ? (
          <NothingHere />
        ) : (
          <div className={classes.open}>
            <StickerGrid pack={data} chosen={chosen} onChoose={setChosen} />
            <div className={classes.side}>
              {(hasApp || sticker) && (
                <div className={classes.add}>
                  {hasApp && (
                    <Button size="lg" full disabled={!chosen} onClick={() => setAsking(true)}>
                      <AddIcon />
                      {strings.addToWhatsApp}
                    </Button>
                  )}
                  {sticker ? (
                    <StickerActions key={sticker.uuid} file={sticker.file} name={nameOf(data, sticker.uuid)} />
                  ) : (
                    <p className={classes.hint}>{strings.chooseSticker}</p>
                  )}
                </div>
              )}
              {data.stickers.length >= MIN_STICKERS && <PackDownload pack={data} />}
            </div>
          </div>
        )
      ) : pack.isError ? (
        <FailureState error={pack.error} onRetry={() => void pack.refetch()} />
      ) : (
        <StickersSkeleton />
      )}
      <AppDialog open={asking} onClose={() => setAsking(false)} />
    </ScreenFrame>
  )
}

/** File name of a single sticker: the pack's name and the sticker's position. */
const nameOf = ({ name, stickers }: PackItem, uuid: string) =>
  `${name} ${stickers.findIndex((sticker) => sticker.uuid === uuid) + 1}`
