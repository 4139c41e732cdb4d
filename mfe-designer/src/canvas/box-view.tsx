import { memo, type PointerEvent, type Ref } from 'react'
import { setText } from '../commands/text/set-text'
import { MAX_TEXT_LENGTH, type TextBox, isBlank } from '../document/box'
import { cx, fillText } from '@yawmi/ui'
import { boxPadding, boxStyle } from './box-style'
import { TextContent } from './texts/text-content'
import { renderedText } from '../document/texts/kashida'
import type { StageParts } from './use-stage-parts'

interface BoxViewProps {
  parts: StageParts
  ref?: Ref<HTMLDivElement>
  box: TextBox
  /** Its place among the boxes, from 1, and how many there are: screen readers say both. */
  place: number
  of: number
  selected: boolean
  editing: boolean
  onPress: (event: PointerEvent<HTMLElement>, id: string) => void
}

/** A box on the stage: a button to select, move and open it; a text area in the very same place while it is written in. */
export const BoxView = memo(function BoxView({ parts, ref, box, place, of, selected, editing, onPress }: BoxViewProps) {
  const { strings, studio, toast, classes } = parts
  const blank = isBlank(box)
  const name = fillText(box.type === 'quote' ? strings.quoteOf : strings.textOf, { n: place, total: of })
  // As it is shown: with its joins stretched.
  const label = `${name}${box.locked ? ` (${strings.lockedShort})` : ''}: ${blank ? strings.writeHere : renderedText(box)}`
  const role = editing ? {} : { role: 'button', tabIndex: 0, 'aria-pressed': selected, 'aria-label': label }
  return (
    <div
      ref={ref}
      {...role}
      data-box={box.id}
      data-blank={blank || undefined}
      className={cx(classes.box, blank && classes.blank, editing && classes.editing, box.locked && classes.locked)}
      style={boxStyle(box, editing)}
      onPointerDown={editing ? undefined : (event) => onPress(event, box.id)}
      onFocus={editing || selected ? undefined : () => studio.select(box.id)}
    >
      {blank ? (
        <span className={cx(editing && classes.hidden, classes.hint)}>{strings.writeHere}</span>
      ) : (
        <TextContent box={box} isOnStage className={editing ? classes.hidden : undefined} />
      )}
      {editing && (
        <textarea
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what the person has just opened
          autoFocus
          aria-label={name}
          className={classes.writing}
          style={{ padding: boxPadding(box) }}
          value={box.text}
          placeholder={strings.writeHere}
          spellCheck={false}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          // Whatever takes the focus ends the writing, and leaves the box selected for the tool that took it.
          onBlur={() => studio.view().editing === box.id && studio.select(box.id)}
          maxLength={MAX_TEXT_LENGTH}
          onChange={({ target: { value } }) => {
            studio.run(setText, { id: box.id, text: value })
            if (value.length >= MAX_TEXT_LENGTH) toast(fillText(strings.textFull, { n: MAX_TEXT_LENGTH }))
          }}
        />
      )}
    </div>
  )
})
