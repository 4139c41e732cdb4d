import { defineStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../app/use-route-focus'
import { useCopy } from '../copy/use-copy'

const styles = defineStyles({
  link: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '-100px',
    zIndex: 'overlay',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'field',
    backgroundColor: 'brand',
    color: 'brandInk',
    fontWeight: 'bold',
    '&:focus': { insetBlockStart: '2' },
  },
})

/** First stop of the keyboard: over the menus, to what the page is about. */
export function SkipLink() {
  const copy = useCopy()
  return (
    <a className={useStyles(styles).link} href={`#${MAIN_ID}`}>
      {copy.skipToContent}
    </a>
  )
}
