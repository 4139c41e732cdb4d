import { Box, Skeleton, defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  head: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: '-10px' },
  arrow: { display: 'grid', placeItems: 'center', flexShrink: '0', width: 'touch', height: 'touch' },
  words: { display: 'inline-block', maxWidth: 'full' },
  unseen: { visibility: 'hidden' },
})

/** A title with its way back, as a skeleton, as wide as its words. */
export function TitleSkeleton({ title }: { title: string }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.head} aria-hidden>
      <span className={classes.arrow}>
        <Skeleton shape="circle" width="6" />
      </span>
      <Box fontSize="2xl" fontWeight="bold" lineHeight="heading">
        <Skeleton className={classes.words}>
          <span className={classes.unseen}>{title}</span>
        </Skeleton>
      </Box>
    </div>
  )
}
