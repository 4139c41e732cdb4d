import { useEffect, useState } from 'react'
import type { TextBox } from '../../document/box'
import { SpacedText } from './spaced-text'
import { curvedKey, curvedPicture, type CurvedPicture } from './curved-picture'
import { FitToArc } from './fit-to-arc'

interface CurvedTextProps {
  box: TextBox
  /** Its box gets the sides that the letters are found to take. */
  isOnStage?: boolean
}

/** A text's bent letters; until they are drawn anew, as they were before. */
export default function CurvedText({ box, isOnStage }: CurvedTextProps) {
  const key = curvedKey(box)
  const [picture, setPicture] = useState<CurvedPicture>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const draw = () => {
      curvedPicture(box)
        .then((made) => isCurrent && setPicture(made))
        .catch(() => isCurrent && setFailed(true))
    }
    draw()
    // A font that did not come is asked for again then (registerFontsOf), by a listener that may come after this one.
    const drawAgain = () => void setTimeout(draw)
    addEventListener('online', drawAgain)
    return () => {
      isCurrent = false
      removeEventListener('online', drawAgain)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key is all of the box that is drawn
  }, [key])
  if (!picture)
    return hasFailed ? (
      <span style={{ pointerEvents: 'auto' }}>
        <SpacedText box={box} />
      </span>
    ) : null
  const { url, size, place, path } = picture
  const share = (length: number, of: number) => `${(length / of) * 100}%`
  return (
    <>
      {isOnStage && <FitToArc box={box} size={size} />}
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          position: 'absolute',
          left: share(place.left, size.width),
          top: share(place.top, size.height),
          width: share(place.width, size.width),
          height: share(place.height, size.height),
          maxWidth: 'none',
          pointerEvents: 'none',
        }}
      />
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden
        style={{ position: 'absolute', left: 0, top: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      >
        <path d={path} fill="none" style={{ pointerEvents: 'all' }} />
      </svg>
    </>
  )
}
