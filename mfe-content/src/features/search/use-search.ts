import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { foldText, SEARCH_LENGTH } from '@yawmi/contract'
import { useSearchParams } from '@yawmi/remote-kit'

/** What is searched for stands in the address, so that going back, a reload and a shared link show it again. */
const PARAM = 'q'

/** Milliseconds without a key after which the typed text is searched for. */
const PAUSE = 350

/** The search that a text makes; empty when it is too short to be one. */
function asQuery(text: string | null): string {
  const query = (text ?? '').trim().slice(0, SEARCH_LENGTH.max).trim()
  return query.length >= SEARCH_LENGTH.min && foldText(query) !== '' ? query : ''
}

const isTooLittle = (text: string) => text.trim() !== '' && asQuery(text) === ''

export interface Search {
  /** What the list shows now; empty when it is not searched. */
  query: string
  /** The folded words of the query, to be marked in what was found. */
  words: readonly string[]
  typed: string
  /** Whether what is typed has stayed too little to be searched for: no two letters, or none at all. */
  tooLittle: boolean
  type: (text: string) => void
  /** Searches for what is typed without waiting for a pause. */
  submit: () => void
  clear: () => void
}

/** A search kept in the address: what is typed goes there at the first pause. */
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

  // An address that came by going back or by a link is the field's text; what the field put there is not.
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
