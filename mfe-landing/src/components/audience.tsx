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

function Part({ of, children }: { of: 'subscribers' | 'others'; children: ReactNode }) {
  const classes = useStyles(styles)
  const prerendered = usePrerendered()
  const role = useRole() === 'subscriber' ? 'subscribers' : 'others'
  if (role !== of && !prerendered) return null
  return <div className={cx(classes.part, prerendered && classes[of])}>{children}</div>
}

type PartProps = { children: ReactNode }

/** A part of the page for people who have a subscription on this device. */
export const ForSubscribers = ({ children }: PartProps) => <Part of="subscribers">{children}</Part>

/** A part of the page for everybody else: whoever pays already is offered neither price nor form. */
export const ForOthers = ({ children }: PartProps) => <Part of="others">{children}</Part>
