import { useEffect } from 'react'
import { useStyles } from '@yawmi/ui'
import { DISPLAY_FONTS, FONTS, registerDisplayFonts, registerFonts } from '../../canvas/fonts'
import { setFontFamily } from '../../commands/text/text-style'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { panelStyles } from '../../components/panel.styles'
import { SelectFirst } from './select-first'
import { useSelectedText } from './use-selected-text'

/** The specification's eight fonts and six display faces, each shown by a sentence written in it. */
export function FontFamilyPanel() {
  const strings = usePanelStrings()
  const classes = useStyles(panelStyles)
  const { box, change } = useSelectedText()
  useEffect(() => {
    registerFonts()
    registerDisplayFonts().catch(() => {})
  }, [])
  return (
    <div className={classes.stack}>
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
