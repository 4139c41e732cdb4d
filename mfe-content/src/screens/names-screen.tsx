import { useState, type FormEvent, type MouseEvent } from 'react'
import { useApi, useSearchParams } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Button, Chip, focusContent, TextField, useStyles } from '@yawmi/ui'
import { SearchIcon } from '@yawmi/ui/icons'
import { useStringGroups, useStrings } from '../copy/use-strings'
import { ScreenFrame } from '../components/frame/screen-frame'
import { MeaningResult } from '../features/names/meaning-result'
import { nameLookupOptions } from '../features/names/name-lookup.resource'
import { namesStyles } from '../features/names/names.styles'

/** The query parameter of the name, so that going back and sharing the page show it again. */
const PARAM = 'name'

/** Maximal length of a name that the server looks up. */
const LONGEST = 60

/** The meaning of a name: a field, a button that is enabled once something is typed, and the meaning as a card. */
export default function NamesScreen() {
  const strings = useStrings()
  const { nameExamples } = useStringGroups()
  const classes = useStyles(namesStyles)
  const [params, setParams] = useSearchParams()
  const requested = params.get(PARAM)?.trim().slice(0, LONGEST) ?? ''
  const [typed, setTyped] = useState(requested)
  const lookup = useQuery(nameLookupOptions(useApi(), requested))

  const search = (name: string) => {
    const query = name.trim()
    if (!query) return
    setTyped(query)
    if (query === requested) void lookup.refetch()
    else setParams({ [PARAM]: query }, { replace: true, preventScrollReset: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  const offer = (name: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The offers go when one is taken, and the focus with them; in the field a phone's keyboard would cover the meaning.
    focusContent(currentTarget)
    search(name)
  }

  const examples = (
    <div className={classes.examples}>
      <p className={classes.examplesTitle}>{strings.nameExamples}</p>
      {Object.values(nameExamples).map((name) => (
        <Chip key={name} onClick={(event) => offer(name, event)}>
          {name}
        </Chip>
      ))}
    </div>
  )
  return (
    <ScreenFrame title={strings.names} description={strings.namesIntro} back={{ name: 'home' }}>
      <form role="search" className={classes.form} onSubmit={submit}>
        <TextField
          label={strings.name}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className={classes.submit} disabled={typed.trim() === ''}>
          <SearchIcon size={20} />
          {strings.search}
        </Button>
      </form>
      {requested ? <MeaningResult name={requested} lookup={lookup} examples={examples} /> : examples}
    </ScreenFrame>
  )
}
