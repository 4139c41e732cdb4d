import type { ReactNode } from 'react'
import { RouteLink, useRole } from '@yawmi/remote-kit'
import { Logo, useAtLeast, useStyles } from '@yawmi/ui'
import { HOME } from '../../lib/targets'
import { BottomBar } from './bottom-bar'
import { ExitButton } from './exit-button'
import { homeStyles } from './home.styles'
import { Sidebar } from './sidebar'
import { SubscriptionMenu } from './subscription-menu'
import { MainArea } from '../../components/main-area'
import { SkipLink } from '../../components/skip-link'
import { ThemeSwitch } from '../../components/theme-switch'

/** The content area: sidebar from md up, bottom bar below, and the visitor's own menu at the top. */
export function HomeLayout({ children }: { children: ReactNode }) {
  const classes = useStyles(homeStyles)
  const role = useRole()
  const wide = useAtLeast('md')
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <RouteLink to={HOME} className={classes.brand}>
          <Logo size={36} />
        </RouteLink>
        <ThemeSwitch />
        {role === 'subscriber' && <SubscriptionMenu />}
        {role === 'free' && <ExitButton />}
      </header>
      <div className={classes.body}>
        {wide && <Sidebar />}
        <MainArea className={classes.main}>{children}</MainArea>
      </div>
      {!wide && <BottomBar />}
    </div>
  )
}
