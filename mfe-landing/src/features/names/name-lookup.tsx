import { useState, type FormEvent } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { Button, Chip, TextField, useStyles } from '@yawmi/ui'
import { SearchIcon } from '@yawmi/ui/icons'
import { useCall } from '../../hooks/use-call'
import { Section } from '../../components/section'
import { useStrings } from '../../copy/use-strings'
import { ar, suggestedNames } from './copy/ar'
import { fetchNameMeaning } from './name-meaning.resource'
import { nameLookupStyles } from './name-lookup.styles'
import { NameResult } from './name-result'

/** Most letters that the server takes. */
const LONGEST_NAME = 60

/** Looks a name up in the dictionary: free, for everyone. */
export function NameLookup() {
  const strings = useStrings(ar)
  const suggested = useStrings<Record<string, string>>(suggestedNames, 'landing.suggestedNames')
  const classes = useStyles(nameLookupStyles)
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [requested, setRequested] = useState('')
  const lookup = useCall((name: string) => fetchNameMeaning(api, name))

  const look = (name: string) => {
    setRequested(name)
    // A failure is shown in the result's place.
    if (name !== '') lookup.call(name).catch(() => {})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(typed.trim())
  }
  const suggest = (name: string) => {
    setTyped(name)
    look(name)
  }

  return (
    <Section id="names" title={strings.namesTitle} lead={strings.namesLead}>
      <div className={classes.columns}>
        <div className={classes.ask}>
          <form role="search" className={classes.form} onSubmit={submit}>
            <TextField
              label={strings.name}
              value={typed}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="lg" disabled={typed.trim() === ''}>
              <SearchIcon />
              {strings.search}
            </Button>
          </form>
          <div className={classes.suggestions} role="group" aria-label={strings.suggestions}>
            {Object.values(suggested).map((name) => (
              <Chip key={name} onClick={() => suggest(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </div>
        <NameResult requested={requested} result={lookup} onRetry={() => look(requested)} />
      </div>
    </Section>
  )
}
