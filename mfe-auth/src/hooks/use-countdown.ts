import { useCallback, useSyncExternalStore } from 'react'

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))

/** Whole seconds left until an instant (epoch milliseconds), by the clock, so that it is right at once in a tab that was suspended. */
export function useCountdown(deadline: number): number {
  const left = () => secondsUntil(deadline)
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener()
        if (secondsUntil(deadline) === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, left, left)
}

/** Seconds → `0:27`, `12:05`, `23:59:30`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
