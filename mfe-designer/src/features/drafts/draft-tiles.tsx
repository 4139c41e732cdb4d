import { useRef } from 'react'
import { useConfirm } from '@yawmi/remote-kit'
import { IconButton, Text, defineStyles, fillText, focusable, formatDate, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { nameOf } from '../../document/texts/design-name'
import type { StoredDraft } from '../../studio/drafts'
import { useFocusAtPlace } from '../../hooks/use-focus-at-place'
import { DesignThumb } from '../../components/design-thumb'
import { useDraftStrings } from './copy/use-strings'

const styles = defineStyles({
  list: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
    listStyle: 'none',
    padding: '0',
  },
  draft: { position: 'relative', display: 'grid', gap: '1', alignContent: 'start' },
  open: {
    display: 'grid',
    gap: '2',
    width: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    '&:focus-visible .place': { borderColor: 'brand' },
    '@media (hover: hover)': { '&:hover .place': { borderColor: 'brand' } },
  },
  place: {
    display: 'grid',
    placeItems: 'center',
    height: '152px',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'paper',
    overflow: 'hidden',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'bold' },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'touch' },
  when: { color: 'quiet', fontSize: 'sm' },
})

interface DraftTilesProps<D extends StoredDraft> {
  drafts: readonly D[]
  /** Id of the one that is open. */
  current?: string
  onChoose: (draft: D) => void
  /** Called once the person has confirmed it. */
  onRemove: (draft: D) => void
}

/** Drafts as tiles, to open or delete them. */
export function DraftTiles<D extends StoredDraft>({ drafts, current, onChoose, onRemove }: DraftTilesProps<D>) {
  const strings = useDraftStrings()
  const classes = useStyles(styles)
  const confirm = useConfirm()
  const [list, goOnAt] = useFocusAtPlace<HTMLUListElement>(drafts)
  const remove = async (draft: D) => {
    if (!(await confirm({ question: strings.draftRemoveAsk, dangerous: true }))) return
    goOnAt(drafts.indexOf(draft))
    onRemove(draft)
  }
  const hadAny = useRef(drafts.length > 0)
  // With the last one the list goes, and the focus with it.
  const takeFocus = (note: HTMLElement | null) => {
    if (!note || !hadAny.current) return
    hadAny.current = false
    focusable(note).focus()
  }
  if (drafts.length === 0)
    return (
      <Text ref={takeFocus} tone="quiet">
        {strings.noDrafts}
      </Text>
    )
  return (
    <ul ref={list} className={classes.list}>
      {drafts.map((draft) => {
        const name = nameOf(draft.design) ?? strings.draftUntitled
        return (
          <li key={draft.id} className={classes.draft}>
            <button type="button" className={classes.open} onClick={() => onChoose(draft)}>
              <span className={`${classes.place} place`}>
                <DesignThumb design={draft.design} size={150} />
              </span>
              <span dir="auto" className={classes.name}>
                {name}
              </span>
            </button>
            <div className={classes.foot}>
              <span className={classes.when}>
                {draft.id === current ? strings.draftCurrent : formatDate(draft.at, 'time')}
              </span>
              <IconButton label={fillText(strings.draftRemove, { name })} dangerous onClick={() => void remove(draft)}>
                <DeleteIcon size={20} />
              </IconButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
