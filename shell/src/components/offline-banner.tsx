import { defineStyles, useStyles } from '@yawmi/ui'
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
})

/** Shown while there is no network. The live region is mounted before its text, so that screen readers announce it. */
export function OfflineBanner() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const online = useOnline()
  return (
    <div role="status" className={classes.bar}>
      {!online && (
        <p className={classes.banner}>
          <OfflineIcon size={20} />
          {strings.offline}
        </p>
      )}
    </div>
  )
}
