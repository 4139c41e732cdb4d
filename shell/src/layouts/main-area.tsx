import type { ReactNode } from 'react'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../app/use-route-focus'
import { OfflineBanner } from '../offline/offline-banner'

export const mainStyles = defineStyles({
  // Focused only by us, when the page changes: no ring around the whole page.
  main: { outline: 'none', flex: '1', minWidth: '0' },
})

/** The page's content; the focus comes here when the route changes. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={cx(useStyles(mainStyles).main, className)}>
      <OfflineBanner />
      {children}
    </main>
  )
}
