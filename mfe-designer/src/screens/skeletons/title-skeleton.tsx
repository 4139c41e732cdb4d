import { Skeleton, defineStyles, useStyles } from '@yawmi/ui'
import { ButtonSkeletons } from './button-skeletons'

const styles = defineStyles({
  head: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: '-10px' },
  title: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'heading' },
  words: { display: 'inline-block', maxWidth: 'full' },
  unseen: { visibility: 'hidden' },
})

/** A title with its way back, as a skeleton, as wide as its words. */
export function TitleSkeleton({ title }: { title: string }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.head} aria-hidden>
      <ButtonSkeletons />
      <div className={classes.title}>
        <Skeleton className={classes.words}>
          <span className={classes.unseen}>{title}</span>
        </Skeleton>
      </div>
    </div>
  )
}
