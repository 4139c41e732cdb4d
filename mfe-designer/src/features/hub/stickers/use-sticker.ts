import { useEffect, useState } from 'react'
import { NoWebp } from './render/encode-sticker'
import { makeSticker, type PieceState } from './render/make-sticker'

interface Made {
  /** As it was made last. */
  file?: Blob
  failure?: 'stickerFailed' | 'stickerNoWebp'
  /** What it was made of. */
  of?: PieceState
  hasOutline?: boolean
}

/** The sticker that a piece becomes, made anew with each change. */
export function useSticker(piece: PieceState, hasOutline: boolean): Made & { busy: boolean } {
  const [made, setMade] = useState<Made>({})
  useEffect(() => {
    if (!piece || piece === 'pending') return
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
  // What was made last is seen until the next is there.
  if (piece === 'pending') return { file: made.file, busy: true }
  return { ...made, busy: made.of !== piece || made.hasOutline !== hasOutline }
}
