import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { foldText, SEARCH_LENGTH } from '@yawmi/contract'
import { useSearchParams } from '@yawmi/remote-kit'

/** The query parameter that holds the search, so that going back, a reload and a shared link show it again. */
const PARAM = 'q'

/** A pause in typing after which the text is searched for, in milliseconds. */
const PAUSE = 350

/** The query that a text makes; empty when the text is too short. */
function asQuery(text: string | null): string {
  const query = (text ?? '').trim().slice(0, SEARCH_LENGTH.max).trim()
  return query.length >= SEARCH_LENGTH.min && foldText(query) !== '' ? query : ''
}

const isTooLittle = (text: string) => text.trim() !== '' && asQuery(text) === ''

export interface Search {
  /** The query whose results are shown; empty while the whole list is. */
  query: string
  /** The folded words of the query, which the results highlight. */
  words: readonly string[]
  typed: string
  /** Whether the text is still too short to be searched for: fewer than two letters after a pause. */
  tooLittle: boolean
  type: (text: string) => void
  /** Searches for the text at once, without waiting for a pause. */
  submit: () => void
  clear: () => void
}

/** A search whose query is in the address: it is written there at the first pause in typing. */
export function useSearch(): Search {
  const [params, setParams] = useSearchParams()
  const query = asQuery(params.get(PARAM))
  const [typed, setTyped] = useState(query)
  const [passedOver, setPassedOver] = useState(false)
  const put = useRef(query)

  const search = (text: string) => {
    const query = asQuery(text)
    setPassedOver(isTooLittle(text))
    if (query === put.current) return
    put.current = query
    setParams(query ? { [PARAM]: query } : {}, { replace: true, preventScrollReset: true })
  }
  const searchAfterPause = useEffectEvent(search)

  // The field takes its text from an address reached by going back or by a link, not from one that the field wrote
  // itself.
  useEffect(() => {
    if (query === put.current) return
    put.current = query
    setTyped(query)
  }, [query])

  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const words = useMemo(() => foldText(query).split(' ').filter(Boolean), [query])
  return {
    query,
    words,
    typed,
    tooLittle: passedOver && isTooLittle(typed),
    type: setTyped,
    submit: () => search(typed),
    clear: () => {
      setTyped('')
      search('')
    },
  }
}
