import { useMemo, useState } from 'react'
import { useBrand } from '@yawmi/remote-kit'
import { Chip, TextField, defineStyles, plural, useStyles } from '@yawmi/ui'
import { choiceOf, choiceOfBrand, type Choice } from './choice'
import { useTemplateStrings, type TemplateStrings } from './copy/use-strings'
import { OCCASIONS } from './template'
import { TemplateForm } from './template-form'
import { useFocusAtPlace } from '../../../hooks/use-focus-at-place'
import { includesWords } from '../../../lib/includes-words'
import { TemplateTile } from './template-tile'
import { TEMPLATES } from './templates'
import { useBrandTemplates } from './use-brand-templates'
import { useMeasuredWords } from './use-measured-words'

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
  count: { color: 'quiet', fontSize: 'sm' },
})

/** While none is chosen. */
const NONE = {}

/** Designs to begin with, by occasion or by their words; the brand's own are first. @param leave closes the list before the page is left */
export function TemplateGallery({ leave }: { leave: () => Promise<void> }) {
  const strings = useTemplateStrings()
  const classes = useStyles(styles)
  const { name: brand } = useBrand()
  const own = useBrandTemplates()
  const [group, setGroup] = useState<Choice['occasion']>()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  // Back from a template, the keyboard and the list go on at its tile.
  const [list, goOnAt] = useFocusAtPlace<HTMLUListElement>(chosen ?? NONE)
  const measured = useMeasuredWords()
  const choices = useMemo(
    () => [
      ...own.flatMap((template, index) => choiceOfBrand(template, index, strings) ?? []),
      ...TEMPLATES.map((template) => choiceOf(template, strings)),
    ],
    [own, strings],
  )
  const nameOf = (each: Choice['occasion']) => (each === 'brand' ? brand : strings[each])
  const groups = [...(choices.some(({ occasion }) => occasion === 'brand') ? ['brand' as const] : []), ...OCCASIONS]
  const shown = choices.filter(
    (choice) => (!group || choice.occasion === group) && includesWords(textOf(choice, nameOf(choice.occasion)), search),
  )
  if (chosen) {
    const showOthers = () => {
      goOnAt(shown.indexOf(chosen))
      setChosen(undefined)
    }
    return <TemplateForm choice={chosen} measured={measured} leave={leave} onOther={showOthers} />
  }
  return (
    <div className={classes.stack}>
      <TextField
        type="search"
        label={strings.templateSearch}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div role="group" aria-label={strings.occasions} className={classes.chips}>
        {groups.map((each) => (
          <Chip key={each} pressed={each === group} onClick={() => setGroup(each === group ? undefined : each)}>
            {nameOf(each)}
          </Chip>
        ))}
      </div>
      <p role="status" className={classes.count}>
        {shown.length === 0 ? strings.noTemplates : countOf(shown, strings)}
      </p>
      <ul ref={list} className={classes.grid}>
        {shown.map((choice) => (
          <li key={choice.key}>
            <TemplateTile choice={choice} measured={measured} onChoose={() => setChosen(choice)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const textOf = ({ fields }: Choice, group: string) => [group, ...fields.map(({ value }) => value)].join(' ')
const countOf = ({ length }: readonly Choice[], strings: TemplateStrings) => plural(length, strings.templatesShown)
