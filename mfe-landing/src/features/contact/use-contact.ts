import { useState } from 'react'
import { ValidationError } from '@yawmi/api-client'
import type { ContactBody } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useCall } from '../../hooks/use-call'

export type ContactField = keyof ContactBody

/** In the order in which the fields are asked. */
const EMPTY: ContactBody = { phone_number: '', name: '', subject: '', email: '', message: '' }

const FIELDS = Object.keys(EMPTY) as ContactField[]

/** The letter to support: what is typed, what the server says of each field, and whether it went out. */
export function useContact() {
  const api = useApi()
  const [letter, setLetter] = useState(EMPTY)
  /** Fields changed since the server judged them: what it said of them no longer holds. */
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(new Set())
  const sending = useCall(async () => {
    await api.contact(letter).finally(() => setTouched(new Set()))
    // What was written on meanwhile has not been sent.
    setLetter((now) => (now === letter ? EMPTY : now))
  })
  const { error } = sending
  const refused = error instanceof ValidationError ? FIELDS.filter((field) => error.fieldError(field)) : []

  return {
    letter,
    write: (field: ContactField, text: string) => {
      setLetter((before) => ({ ...before, [field]: text }))
      setTouched((before) => new Set(before).add(field))
    },
    send: sending.call,
    pending: sending.status === 'pending',
    /** First of the server's texts for a field. */
    fieldError: (field: ContactField) =>
      error instanceof ValidationError && !touched.has(field) ? error.fieldError(field) : undefined,
    /** Fields were refused, and have all been changed since. */
    corrected: refused.length > 0 && refused.every((field) => touched.has(field)),
    /** A failure, of fields too. */
    failure: error,
    sent: sending.status === 'done',
    /** Forgets that a letter was sent. */
    done: sending.reset,
  }
}
