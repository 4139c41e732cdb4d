import { useEffect, useRef, type KeyboardEvent } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { allActions } from '../../commands/all-actions'
import { selectedText } from '../../commands/command'
import { useActionStrings } from '../../copy/actions/use-strings'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { BoxActionIcon } from '../../components/actions/box-action-icon'

/** The menu opens where all of it is visible, so many px from the window's edges. */
const EDGE_PX = 8
const WIDTH_PX = 232
/** Of one action, and of the padding and border about all. */
const ITEM_PX = 44
const FRAME_PX = 10

const styles = defineStyles({
  menu: {
    position: 'fixed',
    width: `${WIDTH_PX}px`,
    // On a phone that lies on its side there is less room than actions.
    maxHeight: `calc(100dvh - ${2 * EDGE_PX}px)`,
    overflowY: 'auto',
    padding: '1',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    boxShadow: 'float',
    zIndex: 'overlay',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'small',
    textAlign: 'start',
    cursor: 'pointer',
    // By its ring: the tint is hardly lighter than the menu, and none where a device sets its own colours.
    '&:focus-visible': { backgroundColor: 'brandTint', outlineOffset: '-3px' },
    '@media (hover: hover)': { '&:hover:not(:disabled)': { backgroundColor: 'brandTint' } },
    '&:disabled': { color: 'quiet', cursor: 'default', backgroundColor: 'transparent' },
    '& > span': { flex: '1' },
    '& > kbd': { color: 'quiet', fontSize: 'sm', fontFamily: 'inherit' },
    // Without a mouse there is mostly no keyboard either.
    '@media (pointer: coarse)': { '& > kbd': { display: 'none' } },
  },
})

interface OpenMenuProps {
  /** Its upper left corner, in px of the window. */
  at: { x: number; y: number }
  onClose: () => void
}

/** The menu of the selected box, while it is open. */
export function OpenMenu({ at, onClose }: OpenMenuProps) {
  const strings = useActionStrings()
  const studio = useStudio()
  const classes = useStyles(styles)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  const view = useStudioView((whole) => whole)
  const actions = allActions(view)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])]
  // In a host page the studio stands in a shadow root, which has a focus of its own.
  const focused = () => (list.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null
  useEffect(() => {
    before.current ??= focused()
    items()[0]?.focus()
  }, [])
  const close = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const index = all.indexOf(focused() as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) all.at(next % all.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={selectedText(view) ? strings.selectedText : strings.selectedElement}
      className={classes.menu}
      style={{
        left: `max(${EDGE_PX}px, min(${at.x}px, 100vw - ${WIDTH_PX + EDGE_PX}px))`,
        top: `max(${EDGE_PX}px, min(${at.y}px, 100dvh - ${actions.length * ITEM_PX + FRAME_PX + EDGE_PX}px))`,
      }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => !list.current?.contains(relatedTarget) && onClose()}
    >
      {actions.map(({ name, act, keys }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          className={classes.item}
          disabled={!act(studio.can)}
          onClick={() => {
            act(studio.run)
            close()
          }}
        >
          <BoxActionIcon name={name} />
          <span>{strings[name]}</span>
          {keys && (
            <kbd dir="ltr" aria-hidden>
              {keys}
            </kbd>
          )}
        </button>
      ))}
    </div>
  )
}
