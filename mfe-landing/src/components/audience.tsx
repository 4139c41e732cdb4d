import type { ReactNode } from 'react'
import { useRole } from '@yawmi/remote-kit'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { usePrerendered } from '../hooks/use-prerendered'

const styles = defineStyles({
  part: { display: 'contents' },
  // The prerendered page holds both parts, for it is the same for everybody. Which one shows is said by the page's first
  // script on the root element (shell/src/inline/visitor.ts), before any script of ours has come.
  subscribers: { 'html:not([data-visitor=subscriber]) &': { display: 'none' } },
  others: { 'html[data-visitor=subscriber] &': { display: 'none' } },
})

interface PartProps {
  children: ReactNode
}

/** A part of the page for people who have a subscription on this device. */
export function ForSubscribers({ children }: PartProps) {
  const classes = useStyles(styles)
  const prerendered = usePrerendered()
  const subscriber = useRole() === 'subscriber'
  if (!subscriber && !prerendered) return null
  return <div className={cx(classes.part, prerendered && classes.subscribers)}>{children}</div>
}

/** A part of the page for everybody else: whoever pays already is offered neither price nor form. */
export function ForOthers({ children }: PartProps) {
  const classes = useStyles(styles)
  const prerendered = usePrerendered()
  const subscriber = useRole() === 'subscriber'
  if (subscriber && !prerendered) return null
  return <div className={cx(classes.part, prerendered && classes.others)}>{children}</div>
}
