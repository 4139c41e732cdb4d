import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { OfflineIcon } from '@yawmi/ui/icons'
import { useStrings } from '../copy/use-strings'
import { useOnline } from '../hooks/use-online'

const styles = defineStyles({
  // Under the header, which is sticky too.
  bar: { position: 'sticky', insetBlockStart: '72px', zIndex: 'raised' },
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    // Keeps a gutter to the screen's edges.
    width: 'fit-content',
    maxWidth: 'min(100%, 100vw - 2 * var(--yw-gutter))',
    marginInline: 'auto',
    marginBlockEnd: '4',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'field',
    backgroundColor: 'accent',
    color: 'accentInk',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& > svg': { flexShrink: '0' },
  },
  // A screen without a layout may be as high as the window, as the studio is: its own bars are not to lie under the banner or beyond the
  // window. So the banner is at the window's edge, and what can shrink fits beneath it; longer screens go on.
  bare: {
    insetBlockStart: '0',
    '& ~ *': { display: 'flex', flexDirection: 'column', height: 'calc(100dvh - 3.5rem)' },
    '& ~ * > *': { width: '100%' },
    '& > p': {
      width: 'full',
      maxWidth: 'none',
      height: '3.5rem',
      marginBlockEnd: '0',
      borderRadius: '0',
      lineHeight: 'heading',
    },
  },
})

/**
 * Shown while there is no network. The live region is mounted before its text, so that screen readers announce it.
 * @param bare on a screen without a layout
 */
export function OfflineBanner({ bare }: { bare: boolean }) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const online = useOnline()
  return (
    <div role="status" className={cx(classes.bar, bare && !online && classes.bare)}>
      {!online && (
        <p className={classes.banner}>
          <OfflineIcon size={20} />
          {strings.offline}
        </p>
      )}
    </div>
  )
}
