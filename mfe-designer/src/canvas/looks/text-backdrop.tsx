import type { CSSProperties } from 'react'
import type { TextBox } from '../../document/box'
import { lookStyle } from './text-look'

/** Inline and with physical edges, as boxes are. */
const BEHIND: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
  zIndex: -1,
  pointerEvents: 'none',
}

/** What a text's look has behind the letters, within the text's element. */
export function TextBackdrop({ box }: { box: TextBox }) {
  const { backdrop } = lookStyle(box)
  return backdrop && <span data-backdrop aria-hidden style={{ ...BEHIND, ...backdrop }} />
}
