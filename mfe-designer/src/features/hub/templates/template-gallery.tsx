import { useEffect, useState } from 'react'
import { Chip, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { registerFonts } from '../../../canvas/fonts'
import { DesignThumb } from '../../../components/design-thumb'
import { composeTemplate } from './compose'
import { useTemplateStrings } from './copy/use-strings'
import { TemplateForm } from './template-form'
import { OCCASIONS, TEMPLATES, type Occasion, type Template } from './templates'

const styles = defineStyles({
  stack: { display: 'grid', gap: '4', alignContent: 'start' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  grid: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    listStyle: 'none',
    padding: '0',
  },
  name: { paddingBlock: '1', fontSize: 'sm' },
  template: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    overflow: 'hidden',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
  },
})

/** Px of a template in the list. */
const THUMB = 136

/** Templates by their occasions; a chosen one asks for its words. @param leave closes the list before the page is left */
export function TemplateGallery({ leave }: { leave: () => Promise<void> }) {
  const strings = useTemplateStrings()
  const classes = useStyles(styles)
  const [occasion, setOccasion] = useState<Occasion>()
  const [chosen, setChosen] = useState<Template>()
  useEffect(registerFonts, [])
  if (chosen) return <TemplateForm template={chosen} leave={leave} onOther={() => setChosen(undefined)} />
  const shown = TEMPLATES.filter((template) => !occasion || template.occasion === occasion)
  return (
    <div className={classes.stack}>
      <div role="group" aria-label={strings.occasions} className={classes.chips}>
        {OCCASIONS.map((each) => (
          <Chip
            key={each}
            pressed={each === occasion}
            onClick={() => setOccasion(each === occasion ? undefined : each)}
          >
            {strings[each]}
          </Chip>
        ))}
      </div>
      <ul className={classes.grid}>
        {shown.map((template) => {
          const { occasion: of, layout } = template
          const n = TEMPLATES.filter((each) => each.occasion === of).indexOf(template) + 1
          const texts = { head: strings[`${of}Head`], body: strings[`${of}Body`], name: '' }
          return (
            <li key={`${of} ${layout}`}>
              <button type="button" className={classes.template} onClick={() => setChosen(template)}>
                <DesignThumb design={composeTemplate(template, texts)} size={THUMB} />
                <span className={classes.name}>{fillText(strings.templateOf, { occasion: strings[of], n })}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
