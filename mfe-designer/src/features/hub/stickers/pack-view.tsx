import { useState } from 'react'
import { Button, TextField, plural, useStyles } from '@yawmi/ui'
import { AddImageIcon, AddTextIcon, DesignsIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from './copy/use-strings'
import { PackActions } from './pack-actions'
import { MAX_NAME_LENGTH, PACK_SIZE, type Pack, type PackChange } from '../../../studio/packs/pack'
import { StepHead } from './step-head'
import { StickerGrid } from './sticker-grid'
import { stickersStyles } from './stickers.styles'

/** What a sticker is made of. */
export type Source = 'text' | 'picture' | 'design'

const SOURCES = [
  ['text', 'stickerFromText', AddTextIcon],
  ['picture', 'stickerFromPicture', AddImageIcon],
  ['design', 'stickerFromDesign', DesignsIcon],
] as const

interface PackViewProps {
  pack: Pack
  onChange: (change: PackChange) => void
  onAdd: (source: Source) => void
  onDelete: () => void
  onBack: () => void
}

/** A pack: its name, its stickers, and what can be done with it. */
export function PackView({ pack, onChange, onAdd, onDelete, onBack }: PackViewProps) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const [name, setName] = useState(pack.name)
  const count = pack.stickers.length
  const isFull = count >= PACK_SIZE.max
  const state = isFull ? strings.packFull : count < PACK_SIZE.min ? strings.packNeeds : strings.packReady
  const rename = (text: string) => {
    setName(text)
    onChange((now) => ({ ...now, name: text }))
  }
  return (
    <div className={classes.stack}>
      <StepHead title={name.trim() || strings.packUntitled} back={strings.packBack} onBack={onBack} />
      <TextField
        label={strings.packName}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        placeholder={strings.packUntitled}
        dir="auto"
        onChange={({ target }) => rename(target.value)}
      />
      <p role="status" className={classes.note}>
        {`${plural(count, strings.stickerCount)}. ${state}`}
      </p>
      <div role="group" aria-label={strings.stickerAdd} className={classes.row}>
        {SOURCES.map(([source, label, Icon]) => (
          <Button key={source} variant="outline" disabled={isFull} onClick={() => onAdd(source)}>
            <Icon size={20} />
            {strings[label]}
          </Button>
        ))}
      </div>
      {count > 0 && <StickerGrid pack={pack} onChange={onChange} />}
      <PackActions pack={pack} onDelete={onDelete} />
    </div>
  )
}
