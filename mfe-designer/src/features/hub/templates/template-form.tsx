import { useRef, useState, type FormEvent } from 'react'
import { Button, TextField, defineStyles, useStyles } from '@yawmi/ui'
import { DesignsIcon } from '@yawmi/ui/icons'
import { DesignThumb } from '../../../components/design-thumb'
import { useEnterStudio } from '../../../hooks/use-enter-studio'
import { newDraftId } from '../../../studio/draft-id'
import { composeTemplate, type TemplateTexts } from './compose'
import { useTemplateStrings } from './copy/use-strings'
import type { Template } from './templates'

const styles = defineStyles({
  form: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' } },
  picture: { justifySelf: 'center', borderRadius: 'field', overflow: 'hidden', border: '1px solid var(--yw-line)' },
  fields: { display: 'grid', gap: '3', alignContent: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

/** Characters of one text: more than a card has room for. */
const MAX_LENGTH = 160
const FIELDS = [
  ['head', 'templateHead'],
  ['body', 'templateBody'],
  ['name', 'templateName'],
] as const

interface TemplateFormProps {
  template: Template
  leave: () => Promise<void>
  onOther: () => void
}

/** All words of a template in one step; the design begins with them. */
export function TemplateForm({ template, leave, onOther }: TemplateFormProps) {
  const strings = useTemplateStrings()
  const classes = useStyles(styles)
  const enter = useEnterStudio()
  const started = useRef(false)
  const { occasion } = template
  const [texts, setTexts] = useState<TemplateTexts>({
    head: strings[`${occasion}Head`],
    body: strings[`${occasion}Body`],
    name: '',
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    // A second tap while the page is being left begins no second design.
    if (started.current) return
    started.current = true
    void enter('card', { id: newDraftId(), design: composeTemplate(template, texts) }, { leave })
  }
  return (
    <form className={classes.form} onSubmit={start}>
      <span className={classes.picture}>
        <DesignThumb design={composeTemplate(template, texts)} size={240} />
      </span>
      <div className={classes.fields}>
        {FIELDS.map(([part, label]) => (
          <TextField
            key={part}
            label={strings[label]}
            value={texts[part]}
            maxLength={MAX_LENGTH}
            dir="auto"
            onChange={({ target }) => setTexts({ ...texts, [part]: target.value })}
          />
        ))}
        <div className={classes.buttons}>
          <Button type="submit">
            <DesignsIcon size={20} />
            {strings.templateStart}
          </Button>
          <Button variant="ghost" onClick={onOther}>
            {strings.templateOther}
          </Button>
        </div>
      </div>
    </form>
  )
}
