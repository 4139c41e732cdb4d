import { Box, Skeleton, defineStyles, useStyles } from '@yawmi/ui'
import { ButtonSkeletons } from './button-skeletons'

const styles = defineStyles({
  head: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: '-10px' },
  words: { display: 'inline-block', maxWidth: 'full' },
  unseen: { visibility: 'hidden' },
})

/** A title with its way back, as a skeleton, as wide as its words. */
export function TitleSkeleton({ title }: { title: string }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.head} aria-hidden>
      <ButtonSkeletons />
      <Box fontSize="2xl" fontWeight="bold" lineHeight="heading">
        <Skeleton className={classes.words}>
          <span className={classes.unseen}>{title}</span>
        </Skeleton>
      </Box>
    </div>
  )
}
