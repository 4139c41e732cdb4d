import { Heading, defineStyles, useStyles } from '@yawmi/ui'
import { BackLink } from './back-link'

const styles = defineStyles({
  head: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: '-10px' },
})

/** Title of a page that is reached from the designs, with the way back to them. */
export function PageHead({ title }: { title: string }) {
  const classes = useStyles(styles)
  return (
    <header className={classes.head}>
      <BackLink />
      <Heading level={1} fontSize="2xl">
        {title}
      </Heading>
    </header>
  )
}
