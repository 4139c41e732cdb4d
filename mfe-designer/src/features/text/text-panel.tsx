import type { ComponentType, ReactNode } from 'react'
import { Button, Chip, plural, useStyles } from '@yawmi/ui'
import { AddTextIcon, AlignTextEndIcon, AlignTextMiddleIcon, AlignTextStartIcon, type IconProps } from '@yawmi/ui/icons'
import { setAlign, setLineGap, toggleStyle, type ToggledStyle } from '../../commands/text/text-style'
import type { PanelStrings } from '../../copy/panels/ar'
import { usePanelStrings, useValueForms } from '../../copy/panels/use-strings'
import { LINE_GAP, type Align } from '../../document/box'
import { beginText } from '../../studio/begin-text'
import { FullNote } from '../../components/full-note'
import { panelStyles } from '../../components/panel.styles'
import { RangeField } from '../../components/range-field'
import { SelectFirst } from './select-first'
import { useSelectedText } from './use-selected-text'

type Choice<T> = [value: T, name: keyof PanelStrings, Icon: ComponentType<IconProps>]

const STYLES: readonly ToggledStyle[] = ['bold', 'outline', 'shadow', 'plate']
const ALIGNS: readonly Choice<Align>[] = [
  ['start', 'alignStart', AlignTextStartIcon],
  ['center', 'alignCenter', AlignTextMiddleIcon],
  ['end', 'alignEnd', AlignTextEndIcon],
]
interface TextPanelProps {
  /** The ready looks. */
  looks?: ReactNode
  /** What any box has. */
  children?: ReactNode
}

/** How the selected text looks and lies; and another text. */
export function TextPanel({ looks, children }: TextPanelProps) {
  const strings = usePanelStrings()
  const forms = useValueForms()
  const classes = useStyles(panelStyles)
  const { box, change, studio } = useSelectedText()
  const lineGap = box?.lineGap ?? LINE_GAP.initial
  return (
    <div className={classes.stack}>
      <Button variant="outline" full onClick={() => beginText(studio)}>
        <AddTextIcon size={20} />
        {strings.addText}
      </Button>
      <FullNote />
      <SelectFirst />
      {looks}
      <div role="group" aria-label={strings.textStyle} className={classes.group}>
        {STYLES.map((style) => (
          <Chip key={style} pressed={box?.[style] ?? false} onClick={() => change(toggleStyle, style)}>
            {strings[style]}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={strings.align} className={classes.group}>
        {ALIGNS.map(([align, name, Icon]) => (
          <Chip
            key={align}
            aria-label={strings[name]}
            pressed={box?.align === align}
            onClick={() => change(setAlign, align)}
          >
            <Icon size={20} />
          </Chip>
        ))}
      </div>
      <RangeField
        label={strings.lineGap}
        value={lineGap}
        valueText={plural(lineGap, forms.points)}
        min={LINE_GAP.min}
        max={LINE_GAP.max}
        onChange={(value) => change(setLineGap, value)}
      />
      {children}
    </div>
  )
}
