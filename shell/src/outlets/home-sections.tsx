import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { HOME_SECTION_SLOTS } from '@yawmi/contract'
import { defineStyles, useStyles } from '@yawmi/ui'
import type { OwnedSlot } from '../remotes/registry'
import { useRegistry } from '../remotes/registry-context'
import { RemoteOutlet } from './remote-outlet'
import { useRemoteModule } from './use-remote-module'

/** How far below the window a section begins to load. */
const MARGIN = '400px'

const styles = defineStyles({ sections: { display: 'grid', gap: '6', marginBlockStart: '8', minHeight: '1px' } })

/**
 * The sections that remotes have on home, below its own content, in the order of their slots' names. They load when somebody
 * comes near; one that cannot be loaded is left out, as home is whole without it.
 */
export function HomeSections() {
  const classes = useStyles(styles)
  const slots = useRegistry().slotsUnder(HOME_SECTION_SLOTS)
  if (slots.length === 0) return null
  return (
    <WhenNear className={classes.sections}>
      {slots.map((slot) => (
        <RemoteOutlet key={slot.name} remote={slot.remote} loading={null} failure={null}>
          <Section {...slot} />
        </RemoteOutlet>
      ))}
    </WhenNear>
  )
}

function Section({ remote, name }: OwnedSlot) {
  const module = useRemoteModule(remote)
  return (
    <Suspense fallback={null}>
      <module.Slot name={name} />
    </Suspense>
  )
}

function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={className}>
      {isNear && children}
    </div>
  )
}
