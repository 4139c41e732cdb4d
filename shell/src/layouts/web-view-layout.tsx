import type { ReactNode } from 'react'
import { Logo, defineStyles, useStyles } from '@yawmi/ui'
import { MainArea } from '../components/main-area'

const styles = defineStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: 'screen', backgroundColor: 'paper' },
  header: { display: 'flex', justifyContent: 'center', paddingBlock: '6', paddingInline: 'gutter' },
  main: { width: 'full', maxWidth: '560px', marginInline: 'auto', paddingInline: 'gutter', paddingBlockEnd: '8' },
})

/** For a host app's web view: the brand's logo and the screen, without links out of the flow. */
export function WebViewLayout({ children }: { children: ReactNode }) {
  const classes = useStyles(styles)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo size={44} />
      </header>
      <MainArea className={classes.main}>{children}</MainArea>
    </div>
  )
}
