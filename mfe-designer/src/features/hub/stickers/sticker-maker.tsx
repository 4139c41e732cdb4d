import { useEffect, useState } from 'react'
import { SkeletonGroup, SkeletonText, useToast } from '@yawmi/ui'
import { useStickerStrings } from './copy/use-strings'
import { PackList } from './pack-list'
import { PackView, type Source } from './pack-view'
import { addSticker, newPack, type Pack } from './packs/pack'
import { deletePack, listPacks, storePack } from './packs/pack-storage'
import type { TakePicture } from './sources/picture-source'
import { StickerEditor } from './sticker-editor'

/** Packs of one's own stickers: a list, one of them, or a sticker that is being made for it. */
export function StickerMaker({ takePicture }: { takePicture: TakePicture }) {
  const strings = useStickerStrings()
  const toast = useToast()
  const [packs, setPacks] = useState<readonly Pack[]>()
  const [openId, setOpenId] = useState<string>()
  const [source, setSource] = useState<Source>()
  useEffect(() => void listPacks().then(setPacks), [])
  if (!packs)
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  const open = packs.find(({ id }) => id === openId)
  const put = async (pack: Pack) => {
    setPacks([pack, ...packs.filter(({ id }) => id !== pack.id)])
    if (!(await storePack(pack))) toast(strings.packNotStored, 'error')
  }
  const begin = () => {
    const pack = newPack()
    setPacks([pack, ...packs])
    setOpenId(pack.id)
  }
  const remove = (id: string) => {
    setPacks(packs.filter((pack) => pack.id !== id))
    setOpenId(undefined)
    void deletePack(id)
  }
  if (!open) return <PackList packs={packs} onOpen={setOpenId} onNew={begin} />
  if (!source) {
    return (
      <PackView
        key={open.id}
        pack={open}
        onChange={(pack) => void put(pack)}
        onAdd={setSource}
        onDelete={() => remove(open.id)}
        onBack={() => setOpenId(undefined)}
      />
    )
  }
  const place = (file: Blob) => {
    void put(addSticker(open, file))
    setSource(undefined)
  }
  return <StickerEditor source={source} takePicture={takePicture} onPlace={place} onBack={() => setSource(undefined)} />
}
