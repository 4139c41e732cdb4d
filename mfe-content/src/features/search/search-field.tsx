import { useRef, type FormEvent } from 'react'
import { SEARCH_LENGTH } from '@yawmi/contract'
import { IconButton, Text, TextField, useStyles } from '@yawmi/ui'
import { CloseIcon, SearchIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { searchStyles } from './search.styles'
import type { Search } from './use-search'

/** The search field of a list: it searches at the first pause in typing, and a button clears it. */
export function SearchField({ search, label }: { search: Search; label: string }) {
  const strings = useStrings()
  const classes = useStyles(searchStyles)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.submit()
  }
  const clear = () => {
    search.clear()
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} role="search" aria-label={label} className={classes.form} onSubmit={submit}>
      <SearchIcon size={20} />
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        maxLength={SEARCH_LENGTH.max}
        autoComplete="off"
        enterKeyHint="search"
      />
      {search.typed !== '' && (
        <IconButton label={strings.clearSearch} className={classes.clear} onClick={clear}>
          <CloseIcon size={20} />
        </IconButton>
      )}
      <Text role="status" className={classes.hint}>
        {search.tooLittle && strings.searchTooLittle}
      </Text>
    </form>
  )
}
