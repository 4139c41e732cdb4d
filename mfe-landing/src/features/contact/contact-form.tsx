import { useRef, type FormEvent } from 'react'
import { ValidationError } from '@yawmi/api-client'
import { Button, PhoneField, preloadDialog, TextArea, TextField, useStyles } from '@yawmi/ui'
import { failureText } from '../../lib/failure-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useStrings } from '../../copy/use-strings'
import { contactStyles } from './contact.styles'
import { ar } from './copy/ar'
import { SentDialog } from './sent-dialog'
import { useContact, type ContactField } from './use-contact'

/** The letter to support. The server judges every field; what is typed stays until it has arrived. */
export function ContactForm() {
  const strings = useStrings(ar, 'contact')
  const classes = useStyles(contactStyles)
  const form = useRef<HTMLFormElement>(null)
  const { letter, write, send, pending, fieldError, corrected, failure, sent, done } = useContact()

  // Once React has marked the fields, the first wrong one is where to go on.
  const goToFirstFault = () =>
    void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  const trySending = useOneAtATime(() => send().catch(goToFirstFault))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    trySending()
  }
  const field = (name: ContactField) => ({
    name,
    label: strings[name],
    required: true,
    value: letter[name],
    error: fieldError(name),
  })
  const typed = (name: ContactField) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) => write(name, event.target.value),
  })
  const refused = failure instanceof ValidationError

  return (
    <form ref={form} className={classes.form} onSubmit={submit} onFocus={preloadDialog} noValidate>
      <PhoneField {...field('phone_number')} onValueChange={(digits) => write('phone_number', digits)} />
      <TextField {...typed('name')} autoComplete="name" />
      <TextField {...typed('subject')} />
      <TextField {...typed('email')} type="email" dir="ltr" autoComplete="email" />
      <TextArea {...typed('message')} className={classes.whole} rows={6} />
      <div className={classes.foot}>
        <Button type="submit" size="lg" loading={pending} loadingLabel={strings.sending}>
          {strings.send}
        </Button>
        <p role="status" className={classes.failure}>
          {refused ? !corrected && strings.checkFields : failure ? failureText(failure, strings) : undefined}
        </p>
      </div>
      <SentDialog open={sent} onClose={done} />
    </form>
  )
}
