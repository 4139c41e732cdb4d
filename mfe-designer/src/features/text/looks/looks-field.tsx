import { Chip, defineStyles, useStyles } from '@yawmi/ui'
import { setKashida, setLook, toggleAutoFit } from '../../../commands/text/text-looks'
import { selectedText } from '../../../commands/command'
import { useLooksStrings } from './copy/use-strings'
import { TextBackdrop } from '../../../canvas/looks/text-backdrop'
import { boxStyle } from '../../../canvas/box-style'
import { textBox } from '../../../document/box'
import { LOOK_COLORS, TEXT_LOOKS, type TextLook } from '../../../document/text-look'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { MAX_KASHIDA } from '../../../document/texts/kashida'
import { SpacingFields } from './spacing-fields'
import { RangeField } from '../../../components/range-field'
import { panelStyles } from '../../../components/panel.styles'

const styles = defineStyles({
  looks: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  },
  look: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '2',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    fontSize: 'sm',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '&[aria-pressed=true]': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px var(--yw-brand)' },
  },
  // As the stage is, whatever the page's theme.
  ground: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: '14',
    borderRadius: 'small',
    backgroundColor: '#dfe6e8',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
})

const NAMES = {
  plain: 'lookPlain',
  gold: 'lookGold',
  ribbon: 'lookRibbon',
  shadow: 'lookShadow',
  outline: 'lookOutline',
  paper: 'lookPaper',
  neon: 'lookNeon',
} as const satisfies Record<TextLook, string>

/** Ready looks of the selected text, each shown as it is; and letters that follow the box. */
export function LooksField() {
  const strings = useLooksStrings()
  const studio = useStudio()
  const panel = useStyles(panelStyles)
  const classes = useStyles(styles)
  const box = useStudioView(selectedText)
  return (
    <div className={panel.stack}>
      <div role="group" aria-label={strings.looks} className={classes.looks}>
        {TEXT_LOOKS.map((look) => (
          <button
            key={look}
            type="button"
            className={classes.look}
            aria-pressed={box?.look === look}
            onClick={() => studio.run(setLook, look)}
          >
            <LookSample look={look} sample={strings.lookSample} />
            {strings[NAMES[look]]}
          </button>
        ))}
      </div>
      <RangeField
        label={strings.kashida}
        value={box?.kashida ?? 0}
        valueText={String(box?.kashida ?? 0)}
        min={0}
        max={MAX_KASHIDA}
        onChange={(value) => studio.run(setKashida, value)}
      />
      <SpacingFields box={box} />
      <div className={panel.group}>
        <Chip pressed={box?.autoFit ?? false} onClick={() => studio.run(toggleAutoFit, undefined)}>
          {strings.autoFit}
        </Chip>
      </div>
    </div>
  )
}

/** A word in a look, by the very styles of the stage. */
function LookSample({ look, sample }: { look: TextLook; sample: string }) {
  const classes = useStyles(styles)
  const box = textBox('sample', {
    look,
    fontColor: LOOK_COLORS[look] ?? '1b2430',
    fontSize: 22,
    lineGap: 4,
    bold: true,
  })
  return (
    <span aria-hidden className={classes.ground}>
      <span
        style={{
          ...boxStyle(box),
          position: 'relative',
          transform: 'translate(0)',
          width: 'auto',
          whiteSpace: 'nowrap',
        }}
      >
        {sample}
        <TextBackdrop box={box} />
      </span>
    </span>
  )
}
