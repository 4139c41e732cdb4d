import type { ReactNode } from 'react'
import { MainArea } from '../components/main-area'

/** Nothing around the screen: the design studio fills the page. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <MainArea>{children}</MainArea>
}
