import type { ReactNode } from 'react'
import { MainArea } from './main-area'

/** Nothing around the screen: the design studio owns it all. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <MainArea>{children}</MainArea>
}
