import type { ReactNode } from 'react'
import { Heading, defineStyles, useStyles } from '@yawmi/ui'
import { BackLink } from './back-link'

const styles = defineStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginInlineStart: '-10px' },
  // The way back stays beside it; what else there is goes below where there is no room.
  title: { flex: '1 1 4.6em', minWidth: '0' },
})

interface PageHeadProps {
  title: string
  /** At the other end of its line. */
  children?: ReactNode
}

/** Title of a page that is reached from the designs, with the way back to them. */
export function PageHead({ title, children }: PageHeadProps) {
  const classes = useStyles(styles)
  return (
    <header className={classes.head}>
      <BackLink />
      <Heading level={1} fontSize="2xl" className={classes.title}>
        {title}
      </Heading>
      {children}
    </header>
  )
}
