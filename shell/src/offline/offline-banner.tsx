import { defineStyles, useStyles } from '@yawmi/ui'
import { OfflineIcon } from '@yawmi/ui/icons'
import { useCopy } from '../copy/use-copy'
import { useOnline } from './use-online'

const styles = defineStyles({
  // Under the header, which stays in sight too.
  place: { position: 'sticky', insetBlockStart: '72px', zIndex: 'raised' },
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    // Off the screen's edges, where the page's own parts reach them.
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

/** Says that there is no network, for as long as there is none. The live region is there before its words. */
export function OfflineBanner() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const online = useOnline()
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.banner}>
          <OfflineIcon size={20} />
          {copy.offline}
        </p>
      )}
    </div>
  )
}
