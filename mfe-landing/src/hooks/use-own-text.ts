import { useEffect, useState } from 'react'
import type { Brand, OwnFaq, OwnLegalText, TextKind } from '@yawmi/brand'
import { useHost, within } from '@yawmi/remote-kit'

interface Texts {
  terms: OwnLegalText
  privacy: OwnLegalText
  faq: OwnFaq
}

/** `ours`: the brand has none of its own. A text that does not come is never replaced by ours, which promises other things. */
export type OwnText<T> =
  | { state: 'ours' }
  | { state: 'there'; text: T }
  | { state: 'pending' }
  | { state: 'failed'; again: () => void }

/** Milliseconds that a text may take: as long as a call of the API. */
const TIMEOUT_MS = 20_000

/**
 * A text of the brand's own: what came with the page where it was opened at this screen, asked for at the brand's
 * address in other pages. Checked by the server that serves it.
 */
export function useOwnText<K extends TextKind>(kind: K): OwnText<Texts[K]> {
  const { brand, texts } = useHost()
  // A shell or a page that is older than this remote hands over brands without it.
  const address = (brand as { texts?: Brand['texts'] }).texts?.[kind] ?? ''
  const given = address ? (texts?.[kind] as Texts[K] | undefined) : undefined
  const [fetched, setFetched] = useState<Texts[K] | 'pending' | 'failed'>('pending')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (given || !address) return
    const gone = new AbortController()
    within(TIMEOUT_MS, fetchText<Texts[K]>(address, gone.signal)).then(
      setFetched,
      () => gone.signal.aborted || setFetched('failed'),
    )
    return () => gone.abort()
  }, [address, given, attempt])

  if (!address) return { state: 'ours' }
  if (given) return { state: 'there', text: given }
  if (fetched === 'pending') return { state: 'pending' }
  if (fetched !== 'failed') return { state: 'there', text: fetched }
  const again = () => {
    setFetched('pending')
    setAttempt(attempt + 1)
  }
  return { state: 'failed', again }
}

async function fetchText<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}
