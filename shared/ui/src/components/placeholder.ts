import type { CSSProperties } from 'react'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

/** Most placeholders kept: decoding one again is cheap, keeping thousands is not. */
const MAX_CACHED = 300

const cache = new Map<string, CSSProperties>()

const decode = (thumbhash: string): CSSProperties => {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0))
    const { r, g, b, a } = thumbHashToAverageRGBA(bytes)
    const color = [r, g, b].map((channel) => Math.round(channel * 255)).join(' ')
    return { backgroundColor: `rgb(${color} / ${a.toFixed(2)})`, backgroundImage: `url(${thumbHashToDataURL(bytes)})` }
  } catch {
    return {}
  }
}

/** What is painted where a picture is to come: its blur, and its mean colour should the policy refuse `data:` images. */
export const placeholderOf = (thumbhash: string): CSSProperties => {
  const style = cache.get(thumbhash) ?? decode(thumbhash)
  cache.set(thumbhash, style)
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value as string)
  return style
}

/** Its mean colour alone. */
export const colorOf = (thumbhash: string): CSSProperties => ({
  backgroundColor: placeholderOf(thumbhash).backgroundColor,
})
