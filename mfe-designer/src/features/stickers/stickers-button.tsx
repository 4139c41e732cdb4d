import type { ReactNode } from 'react'
import { StickersIcon } from '@yawmi/ui/icons'
import { DialogButton } from '../../components/dialog-button'
import { useStrings } from '../../copy/use-strings'

/** The way to sticker packs of one's own. @param load the maker, with what it takes of other features */
export function StickersButton({ load }: { load: () => Promise<() => ReactNode> }) {
  const { ownStickers, ownStickersFailed } = useStrings()
  return (
    <DialogButton title={ownStickers} failure={ownStickersFailed} Icon={StickersIcon} variant="outline" load={load} />
  )
}
