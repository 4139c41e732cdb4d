import { Button, Text, plural, useStyles } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from './copy/use-strings'
import { trayOf, type Pack } from '../../../studio/packs/pack'
import { StickerImage } from '../../../components/sticker-image'
import { stickersStyles } from './stickers.styles'

interface PackListProps {
  packs: readonly Pack[]
  onOpen: (id: string) => void
  onNew: () => void
}

/** One's own packs, and the way to a new one. */
export function PackList({ packs, onOpen, onNew }: PackListProps) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  return (
    <div className={classes.stack}>
      <Text tone="quiet">{strings.packsAbout}</Text>
      <div className={classes.row}>
        <Button onClick={onNew}>
          <AddIcon size={20} />
          {strings.packNew}
        </Button>
      </div>
      {packs.length > 0 && (
        <ul className={classes.packs} aria-label={strings.packList}>
          {packs.map((pack) => {
            const tray = trayOf(pack)
            const name = pack.name.trim() || strings.packUntitled
            const count = plural(pack.stickers.length, strings.stickerCount)
            return (
              <li key={pack.id}>
                <button type="button" className={classes.tile} onClick={() => onOpen(pack.id)}>
                  {tray && <StickerImage file={tray.file} />}
                  <span className={classes.name}>{name}</span>
                  <span className={classes.note}>{count}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
