import { useRef } from 'react'
import { IconButton, cx, defineStyles, useStyles } from '@yawmi/ui'
import { MoreIcon, StyleIcon } from '@yawmi/ui/icons'
import { selectedBox } from '../../commands/command'
import { QuickActionIcon } from '../../components/actions/quick-action-icon'
import { useStrings } from '../../copy/use-strings'
import { useStudio, useStudioView } from '../../studio/use-studio'
import { isText } from '../../document/box'
import { quickActions } from '../../commands/box-actions'
import { useBoxMenu } from './box-menu'
import { useAboveKeyboard } from './use-above-keyboard'
import { useLostFocus } from './use-lost-focus'

const styles = defineStyles({
  bar: {
    display: 'flex',
    gap: '1',
    padding: '1',
    borderRadius: 'full',
    backgroundColor: 'surface',
    border: '1px solid var(--yw-line)',
    boxShadow: 'float',
  },
  upright: { flexDirection: 'column' },
})

export interface SelectionBarProps {
  /** Stacks the buttons. */
  upright?: boolean
  /** Opens the tool for the look of what is selected. */
  onStyle: (tool: 'text' | 'elements') => void
}

/** The actions that people use most on a selected box; shown only while one is selected. A text that is edited has its look alone. */
export function SelectionBar({ upright = false, onStyle }: SelectionBarProps) {
  const strings = useStrings()
  const studio = useStudio()
  const openMenu = useBoxMenu()
  const classes = useStyles(styles)
  const view = useStudioView((whole) => whole)
  const box = selectedBox(view)
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar, view.editing !== null)
  useLostFocus(studio, bar)
  // The focus is lost without a selection as well, as at the last undo.
  if (!box) return <div ref={bar} hidden />
  // Of several, what they have in common is among the elements.
  const text = isText(box) && view.others.length === 0
  return (
    <div
      ref={bar}
      role="group"
      aria-label={text ? strings.selectedText : strings.selectedElement}
      className={cx(classes.bar, upright && classes.upright)}
    >
      <IconButton
        label={text ? strings.textStyle : strings.elementStyle}
        // The focus stays in the text until the press is over: the bar would go from under the finger otherwise.
        onMouseDown={(event) => view.editing && event.preventDefault()}
        onClick={() => {
          studio.select(box.id, view.others)
          onStyle(text ? 'text' : 'elements')
        }}
      >
        <StyleIcon size={20} />
      </IconButton>
      {!view.editing && (
        <>
          {quickActions(box.locked).map(({ name, act }) => (
            <IconButton
              key={name}
              label={strings[name]}
              dangerous={name === 'remove'}
              disabled={!act(studio.can)}
              onClick={() => act(studio.run)}
            >
              <QuickActionIcon name={name} />
            </IconButton>
          ))}
          <IconButton
            label={strings.more}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { left, top } = currentTarget.getBoundingClientRect()
              openMenu({ x: left, y: top })
            }}
          >
            <MoreIcon size={20} />
          </IconButton>
        </>
      )}
    </div>
  )
}
