import { useEffect, useRef, useState } from 'react'
import { SkeletonGroup, SkeletonText, useToast } from '@yawmi/ui'
import { useStickerStrings } from './copy/use-strings'
import { PackList } from './pack-list'
import { PackView, type Source } from './pack-view'
import { forgetWords } from '../../../lib/written-words'
import { takeRequestedSticker } from '../../../studio/requested-sticker'
import { PACK_SIZE, addSticker, newId, newPack, type Pack, type PackChange } from '../../../studio/packs/pack'
import { changePack, deletePack, listPacks } from '../../../studio/packs/pack-storage'
import type { TakePicture } from './sources/picture-source'
import { StickerEditor } from './sticker-editor'

/** Packs of one's own stickers: a list, one of them, or a sticker that is being made for it. */
export function StickerMaker({ takePicture }: { takePicture: TakePicture }) {
  const strings = useStickerStrings()
  const toast = useToast()
  const [packs, setPacks] = useState<readonly Pack[]>()
  const [openId, setOpenId] = useState<string>()
  const [leftId, setLeftId] = useState<string>()
  const [source, setSource] = useState<Source>()
  const latest = useRef<object>(undefined)
  // What the editor handed over goes into the latest pack that has room, or into a new one.
  const [requested, setRequested] = useState(takeRequestedSticker)
  useEffect(() => {
    void listPacks().then((stored) => {
      if (!requested) return setPacks(stored)
      const pack = stored.find(({ stickers }) => stickers.length < PACK_SIZE.max) ?? newPack()
      setPacks([pack, ...stored.filter(({ id }) => id !== pack.id)])
      setOpenId(pack.id)
      setSource('design')
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was requested is begun with once
  }, [])
  if (!packs)
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  const open = packs.find(({ id }) => id === openId)
  const show = (pack: Pack) => setPacks((shown = []) => [pack, ...shown.filter(({ id }) => id !== pack.id)])
  const put = async (known: Pack, change: PackChange) => {
    const turn = (latest.current = {})
    show(change(known))
    const { pack, isStored } = await changePack(known, change)
    // What was done since is newer than what this has stored.
    if (latest.current === turn) show(pack)
    if (!isStored) toast(strings.packNotStored, 'error')
  }
  const begin = () => {
    const pack = newPack()
    setPacks([pack, ...packs])
    setOpenId(pack.id)
  }
  const leave = (id: string) => {
    setLeftId(id)
    setOpenId(undefined)
  }
  const remove = (id: string) => {
    latest.current = {}
    setPacks(packs.filter((pack) => pack.id !== id))
    leave(id)
    void deletePack(id)
  }
  if (!open) return <PackList packs={packs} from={leftId} onOpen={setOpenId} onNew={begin} />
  if (!source) {
    return (
      <PackView
        key={open.id}
        pack={open}
        onChange={(change) => void put(open, change)}
        onAdd={setSource}
        onDelete={() => remove(open.id)}
        onBack={() => leave(open.id)}
      />
    )
  }
  const end = () => {
    setSource(undefined)
    setRequested(undefined)
  }
  const place = (file: Blob) => {
    if (source === 'text') forgetWords('sticker')
    const id = newId()
    void put(open, (pack) => addSticker(pack, file, id))
    end()
  }
  return <StickerEditor source={source} design={requested} takePicture={takePicture} onPlace={place} onBack={end} />
}
