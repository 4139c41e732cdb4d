import type { ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { MainArea } from '../../components/main-area'
import { PublicFooter } from './footer'
import { PublicHeader } from './header'
import { SkipLink } from '../../components/skip-link'

const styles = defineStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'screen',
    backgroundColor: 'paper',
    // What gets the focus by the keyboard is scrolled to, and not under the header.
    '& :is(main, footer) :is(a, button, input, textarea, summary)': { scrollMarginBlockStart: '72px' },
  },
})

/** The landing layout: header, the routed page, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={useStyles(styles).page}>
      <SkipLink />
      <PublicHeader />
      <MainArea>{children}</MainArea>
      <PublicFooter />
    </div>
  )
}
