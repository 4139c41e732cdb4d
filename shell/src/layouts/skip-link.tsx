import { skipStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../app/use-route-focus'
import { useCopy } from '../copy/use-copy'

/** First stop of the keyboard: over the menus, to what the page is about. */
export function SkipLink() {
  const copy = useCopy()
  return (
    <a className={useStyles(skipStyles).skip} href={`#${MAIN_ID}`}>
      {copy.skipToContent}
    </a>
  )
}
