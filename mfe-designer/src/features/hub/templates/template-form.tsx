import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { Button, Chip, TextArea, TextField, defineStyles, focusable, useStyles } from '@yawmi/ui'
import { DesignsIcon } from '@yawmi/ui/icons'
import { DesignThumb } from '../../../components/design-thumb'
import { PAGE_NAMES, type Page } from '../../../document/design'
import { useEnterStudio } from '../../../hooks/use-enter-studio'
import { newDraftId } from '../../../studio/draft-id'
import { forgetWords, keepWords, writtenWords } from '../../../lib/written-words'
import { placeDraft } from '../../../studio/place-draft'
import type { Choice } from './choice'
import { useTemplateStrings } from './copy/use-strings'
import { measuredInOwnFonts } from './use-measured-words'

const styles = defineStyles({
  form: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' } },
  picture: {
    justifySelf: 'center',
    alignSelf: 'start',
    borderRadius: 'field',
    overflow: 'hidden',
    border: '1px solid var(--yw-line)',
  },
  fields: { display: 'grid', gap: '3', alignContent: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

/** Characters of one text: more than a card has room for. */
const MAX_LENGTH = 160
/** Px of the longer side of its picture. */
const SIZE = 240

interface TemplateFormProps {
  choice: Choice
  /** How often words have been measured. */
  measured: number
  leave: () => Promise<void>
  onOther: () => void
}

/** All words of a template in one step, and the size where it has several; the design begins with them. */
export function TemplateForm({ choice, measured, leave, onOther }: TemplateFormProps) {
  const strings = useTemplateStrings()
  const classes = useStyles(styles)
  const enter = useEnterStudio()
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(false)
  const hasLeft = useRef(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    hasLeft.current = false
    return () => void (hasLeft.current = true)
  }, [])
  // The gallery has gone, and the focus with it; in a field a phone's keyboard would cover the picture.
  useEffect(() => focusable(form.current!).focus(), [])
  const [page, setPage] = useState<Page>('square')
  const [words, setWords] = useState(() => writtenWords(choice.key) ?? choice.fields.map(({ value }) => value))
  const write = (next: readonly string[]) => {
    keepWords(choice.key, next)
    setWords(next)
  }
  const design = useMemo(() => designOf(choice, words, page, measured), [choice, words, page, measured])
  const start = async (event: FormEvent) => {
    event.preventDefault()
    // A second tap while the page is being left begins no second design.
    if (started.current) return
    started.current = true
    setBusy(true)
    await measuredInOwnFonts(design.boxes)
    if (hasLeft.current) return
    const draft = { id: newDraftId(), design: choice.design(writtenWords(choice.key) ?? words, page) }
    // A reload finds the words that were written here.
    placeDraft('card', draft)
    forgetWords(choice.key)
    void enter('card', draft, { leave })
  }
  const sizeNames: Record<Page, string> = {
    square: strings.sizeSquare,
    story: strings.sizeStory,
    a5: strings.sizeA5,
  }
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void start(event)}>
      <span className={classes.picture}>
        <DesignThumb design={design} size={SIZE} />
      </span>
      <div className={classes.fields}>
        {choice.hasSizes && (
          <div role="group" aria-label={strings.templateSize} className={classes.buttons}>
            {PAGE_NAMES.map((each) => (
              <Chip key={each} pressed={each === page} onClick={() => setPage(each)}>
                {sizeNames[each]}
              </Chip>
            ))}
          </div>
        )}
        {choice.fields.map(({ label, value }, index) => {
          const field = {
            label,
            value: words[index],
            maxLength: MAX_LENGTH,
            dir: 'auto',
            onChange: ({ target }: { target: { value: string } }) =>
              write(words.map((word, at) => (at === index ? target.value : word))),
          }
          const lines = value.split('\n').length
          // A field of one line would join those of a brand's text.
          return lines > 1 ? <TextArea key={label} {...field} rows={lines} /> : <TextField key={label} {...field} />
        })}
        <div className={classes.buttons}>
          <Button type="submit" loading={busy}>
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

const designOf = ({ design }: Choice, words: readonly string[], page: Page, _measured: number) => design(words, page)
