import { Chip, plural, useStyles } from '@yawmi/ui'
import { setArc } from '../../../commands/text/text-arc'
import { setDirection, setLetterGap, setWordGap } from '../../../commands/text/text-spacing'
import { panelStyles } from '../../../components/panel.styles'
import { RangeField } from '../../../components/range-field'
import type { TextBox } from '../../../document/box'
import { ARC, DIRECTIONS, LETTER_GAP, WORD_GAP, type Direction } from '../../../document/texts/spacing'
import { useStudio } from '../../../studio/use-studio'
import { useLooksStrings } from './copy/use-strings'
import { useValueForms } from '../../../copy/panels/use-strings'

const NAMES = {
  rtl: 'directionRtl',
  ltr: 'directionLtr',
  auto: 'directionAuto',
} as const satisfies Record<Direction, string>

/** How far words and unjoined letters of the selected text stand apart, how its lines are bent, and which way it runs. */
export function SpacingFields({ box }: { box: TextBox | undefined }) {
  const strings = useLooksStrings()
  const forms = useValueForms()
  const studio = useStudio()
  const classes = useStyles(panelStyles)
  const { wordGap = 0, letterGap = 0, arc = 0, direction } = box ?? {}
  return (
    <>
      <RangeField
        label={strings.wordGap}
        value={wordGap}
        valueText={plural(wordGap, forms.points)}
        min={WORD_GAP.min}
        max={WORD_GAP.max}
        onChange={(value) => studio.run(setWordGap, value)}
      />
      <RangeField
        label={strings.letterGap}
        value={letterGap}
        valueText={plural(letterGap, forms.points)}
        min={LETTER_GAP.min}
        max={LETTER_GAP.max}
        onChange={(value) => studio.run(setLetterGap, value)}
      />
      <RangeField
        label={strings.arc}
        value={arc}
        valueText={plural(arc, forms.degrees)}
        min={ARC.min}
        max={ARC.max}
        onChange={(value) => studio.run(setArc, value)}
      />
      <div role="group" aria-label={strings.direction} className={classes.group}>
        {DIRECTIONS.map((each) => (
          <Chip key={each} pressed={each === direction} onClick={() => studio.run(setDirection, each)}>
            {strings[NAMES[each]]}
          </Chip>
        ))}
      </div>
    </>
  )
}
