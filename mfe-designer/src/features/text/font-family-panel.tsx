import { useEffect } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { DISPLAY_FONTS, FONTS, registerDisplayFonts, registerFonts } from '../../canvas/fonts'
import { setFontFamily } from '../../commands/text/text-style'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { panelStyles } from '../../components/panel.styles'
import { SelectFirst } from './select-first'
import { useSelectedText } from './use-selected-text'

const styles = defineStyles({
  fonts: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  },
  font: {
    display: 'grid',
    gap: '1',
    padding: '3',
    minHeight: '16',
    textAlign: 'start',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '&[aria-pressed=true]': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px var(--yw-brand)' },
  },
  sample: { fontSize: '20px', lineHeight: '1.6' },
  fontName: { color: 'quiet', fontSize: 'sm' },
})

/** The specification's eight fonts and six display faces, each shown by a sentence written in it. */
export function FontFamilyPanel() {
  const strings = usePanelStrings()
  const panel = useStyles(panelStyles)
  const classes = useStyles(styles)
  const { box, change } = useSelectedText()
  useEffect(() => {
    registerFonts()
    registerDisplayFonts().catch(() => {})
  }, [])
  return (
    <div className={panel.stack}>
      <SelectFirst />
      <div role="group" aria-label={strings.fontFamily} className={classes.fonts}>
        {[...FONTS, ...DISPLAY_FONTS].map(({ name, css }) => (
          <button
            key={name}
            type="button"
            className={classes.font}
            aria-pressed={box?.fontFamily === name}
            onClick={() => change(setFontFamily, name)}
          >
            <span className={classes.sample} style={{ fontFamily: css }}>
              {strings.fontSample}
            </span>
            <span dir="ltr" className={classes.fontName}>
              {name}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
