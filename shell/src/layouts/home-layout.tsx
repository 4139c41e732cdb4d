import type { ReactNode } from 'react'
import { RouteLink, useRole } from '@yawmi/remote-kit'
import { Logo, useAtLeast, useStyles } from '@yawmi/ui'
import { HOME } from '../app/places'
import { BottomBar } from './home/bottom-bar'
import { ExitButton } from './home/exit-button'
import { homeStyles } from './home/home-styles'
import { Sidebar } from './home/sidebar'
import { SubscriptionMenu } from './home/subscription-menu'
import { MainArea } from './main-area'
import { SkipLink } from './skip-link'
import { ThemeSwitch } from './theme-switch'

/** The content area: sidebar from md up, bottom bar below, and who is here at the top. */
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
