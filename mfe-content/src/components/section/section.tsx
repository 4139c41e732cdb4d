import { useId, type ReactNode, type Ref } from 'react'
import { RouteLink, type Target } from '@yawmi/remote-kit'
import { cx, defineStyles, Heading, Skeleton, TextLink, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    // What nobody has scrolled to has not been loaded, and paper does not wait: a title over nothing.
    '@media print': { '&:has([aria-busy=true])': { display: 'none' } },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' },
  titleSkeleton: { fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'heading' },
  high: { minHeight: 'touch' },
  more: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'bold' },
})

export interface SectionProps {
  title: string
  /** The link to the whole list, and its label. */
  more?: { to: Target; label: string }
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A titled part of a screen. */
export function Section({ title, more, ref, children }: SectionProps) {
  const id = useId()
  const classes = useStyles(styles)
  return (
    <section ref={ref} aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <Heading level={2} id={id} fontSize="xl-2xl">
          {title}
        </Heading>
        {more && (
          <TextLink render={<RouteLink to={more.to} />} className={classes.more}>
            {more.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  )
}

/**
 * The same part while it loads.
 * @param props.more whether it will have a link beside its title
 */
export function SectionSkeleton({ more = false, children }: { more?: boolean; children: ReactNode }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.section}>
      <div className={cx(classes.head, more && classes.high)}>
        <div className={classes.titleSkeleton}>
          <Skeleton width="5em">&nbsp;</Skeleton>
        </div>
      </div>
      {children}
    </div>
  )
}
