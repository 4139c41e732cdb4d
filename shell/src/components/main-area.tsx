import type { ReactNode } from 'react'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { MAIN_ID } from '../hooks/use-route-focus'

export const mainStyles = defineStyles({
  // Focused by script alone, when the route changes: no focus ring around the whole page.
  main: { outline: 'none', flex: '1', minWidth: '0' },
})

/** The page's content; the focus comes here when the route changes. */
export function MainArea({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={cx(useStyles(mainStyles).main, className)}>
      {children}
    </main>
  )
}
