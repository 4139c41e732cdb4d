import { useEffect, useRef } from 'react'
import { Button, Text, plural, useStyles } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from './copy/use-strings'
import { trayOf, type Pack } from '../../../studio/packs/pack'
import { StickerImage } from '../../../components/sticker-image'
import { stickersStyles } from './stickers.styles'

interface PackListProps {
  packs: readonly Pack[]
  /** Id of the pack that was open before; none where the list is seen first. */
  from: string | undefined
  onOpen: (id: string) => void
  onNew: () => void
}

/** One's own packs, and the way to a new one. */
export function PackList({ packs, from, onOpen, onNew }: PackListProps) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (from === undefined) return
    // The step before has lost the focus: it goes on at its pack, or where that is gone at the way to a new one.
    const place = packs.findIndex(({ id }) => id === from)
    root.current?.querySelectorAll('button')[place + 1]?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as the list comes, and not again
  }, [])
  return (
    <div ref={root} className={classes.stack}>
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
