import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the first frame of a screen is on its way: what is not needed for it is rendered then, in pieces that the browser paints
 * between. Until then a skeleton holds its place.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => startTransition(() => setHasPainted(true)), [])
  return hasPainted
}
