import { useSyncExternalStore } from 'react'

let isPrinting = false

const subscribe = (listener: () => void) => {
  const turn = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    listener()
  }
  const listening = new AbortController()
  addEventListener('beforeprint', turn, listening)
  addEventListener('afterprint', turn, listening)
  return () => listening.abort()
}

/** Whether the page is being laid out for paper: what stands in for a scrolling window of it is nothing there. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
