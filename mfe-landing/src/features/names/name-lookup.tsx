import { useState, type FormEvent } from 'react'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Button, Chip, TextField, useStyles } from '@yawmi/ui'
import { SearchIcon } from '@yawmi/ui/icons'
import { Section } from '../page/section'
import { useWords } from '../words/use-words'
import { ar, suggestedNames } from './copy/ar'
import { nameMeaningQuery } from './name-meaning.resource'
import { nameLookupStyles } from './name-lookup.styles'
import { NameResult } from './name-result'

/** Most letters that the server takes. */
const LONGEST_NAME = 60

/** Looks a name up in the dictionary: free, for everyone. */
export function NameLookup() {
  const words = useWords(ar)
  const classes = useStyles(nameLookupStyles)
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const result = useQuery({ ...nameMeaningQuery(api, asked), enabled: asked !== '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  const suggest = (name: string) => {
    setTyped(name)
    setAsked(name)
  }

  return (
    <Section id="names" title={words.namesTitle} lead={words.namesLead}>
      <div className={classes.columns}>
        <div className={classes.ask}>
          <form role="search" className={classes.form} onSubmit={submit}>
            <TextField
              label={words.name}
              value={typed}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="lg" disabled={typed.trim() === ''}>
              <SearchIcon />
              {words.search}
            </Button>
          </form>
          <div className={classes.suggestions} role="group" aria-label={words.suggestions}>
            {suggestedNames.map((name) => (
              <Chip key={name} onClick={() => suggest(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </div>
        <NameResult asked={asked} result={result} />
      </div>
    </Section>
  )
}
