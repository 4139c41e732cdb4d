import { useState } from 'react'
import type { Api } from '@yawmi/api-client'
import { useApi, useParams } from '@yawmi/remote-kit'
import { queryOptions, useQuery } from '@yawmi/remote-kit/query'
import { Button, useStyles } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { expectRow } from '../failure/expect-rows'
import { FailureState } from '../failure/failure-state'
import { NothingHere } from '../failure/nothing-here'
import { ScreenFrame } from '../frame/screen-frame'
import { AppDialog } from './app-dialog'
import { PackDownload } from './pack-download'
import { StickerActions } from './sticker-actions'
import { useStickerCount } from './sticker-count'
import { StickerGrid } from './sticker-grid'
import { toPackItem, type PackItem } from './sticker-packs.resource'
import { CountSkeleton, StickersSkeleton } from './stickers-skeleton'
import { stickersStyles } from './stickers.styles'

const packOptions = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['content', 'sticker-pack', uuid],
    queryFn: ({ signal }) => expectRow(api.stickerPack(uuid, { signal })),
    select: ({ data }) => toPackItem(data),
  })

/** One pack: a sticker is chosen, and the button under them says where it can be added from. */
export function StickerList() {
  const { uuid = '' } = useParams()
  const words = useWords()
  const classes = useStyles(stickersStyles)
  const stickerCount = useStickerCount()
  const pack = useQuery(packOptions(useApi(), uuid))
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { data } = pack
  const sticker = data?.stickers.find(({ uuid }) => uuid === chosen)

  return (
    <ScreenFrame
      title={data?.name ?? words.stickers}
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
              <div className={classes.add}>
                <Button size="lg" full disabled={!chosen} onClick={() => setAsking(true)}>
                  <AddIcon />
                  {words.addToWhatsApp}
                </Button>
                {sticker ? (
                  <StickerActions key={sticker.uuid} file={sticker.file} name={nameOf(data, sticker.uuid)} />
                ) : (
                  <p className={classes.hint}>{words.chooseSticker}</p>
                )}
              </div>
              <PackDownload pack={data} />
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

/** What a single sticker is called as a file: the pack and its place in it. */
const nameOf = ({ name, stickers }: PackItem, uuid: string) =>
  `${name} ${stickers.findIndex((sticker) => sticker.uuid === uuid) + 1}`
