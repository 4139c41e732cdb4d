import { skipStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../hooks/use-route-focus'
import { useStrings } from '../copy/use-strings'

/** The first tab stop: skips the menus. */
export function SkipLink() {
  const strings = useStrings()
  return (
    <a className={useStyles(skipStyles).skip} href={`#${MAIN_ID}`}>
      {strings.skipToContent}
    </a>
  )
}
