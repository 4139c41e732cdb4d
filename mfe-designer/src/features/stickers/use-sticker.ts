import { useEffect, useState } from 'react'
import { NoWebp } from './render/encode-sticker'
import { makeSticker, type Piece } from './render/make-sticker'

interface Made {
  /** As it was made last. */
  file?: Blob
  failure?: 'stickerFailed' | 'stickerNoWebp'
  /** What it was made of. */
  of?: Piece
  hasOutline?: boolean
}

/** The sticker that a piece becomes, made anew with each change. */
export function useSticker(piece: Piece | undefined, hasOutline: boolean): Made & { busy: boolean } {
  const [made, setMade] = useState<Made>({})
  useEffect(() => {
    if (!piece) return
    let left = false
    makeSticker(piece, hasOutline).then(
      (file) => !left && setMade({ file, of: piece, hasOutline }),
      (error: unknown) => {
        if (left) return
        console.warn('a sticker could not be made', error)
        setMade({ failure: error instanceof NoWebp ? 'stickerNoWebp' : 'stickerFailed', of: piece, hasOutline })
      },
    )
    return () => void (left = true)
  }, [piece, hasOutline])
  if (!piece) return { busy: false }
  return { ...made, busy: made.of !== piece || made.hasOutline !== hasOutline }
}
