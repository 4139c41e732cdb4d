import { Skeleton, defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  button: { display: 'grid', placeItems: 'center', width: 'touch', height: 'touch', flexShrink: '0' },
})

/** Round buttons of a bar as skeletons. */
export function ButtonSkeletons({ count = 1 }: { count?: number }) {
  const classes = useStyles(styles)
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={classes.button}>
      <Skeleton shape="circle" width="6" />
    </span>
  ))
}
