import type { MouseEvent } from 'react'
import { skipStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../hooks/use-route-focus'
import { useStrings } from '../copy/use-strings'

/** Leaves the address as it is: by the hash, coming back to the page would lead to its beginning, and not to where one was. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}

/** The first tab stop: skips the menus. */
export function SkipLink() {
  const strings = useStrings()
  return (
    <a className={useStyles(skipStyles).skip} href={`#${MAIN_ID}`} onClick={skip}>
      {strings.skipToContent}
    </a>
  )
}
