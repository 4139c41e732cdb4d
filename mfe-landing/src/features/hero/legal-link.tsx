import type { ReactNode } from 'react'
import { RouteLink } from '@yawmi/remote-kit'
import { TextLink } from '@yawmi/ui'

/** A link to one of the brand's legal texts: a path of this site, or an address of the carrier's own. */
export function LegalLink({ address, children }: { address: string; children: ReactNode }) {
  if (address.startsWith('/')) return <TextLink render={<RouteLink to={{ path: address }} />}>{children}</TextLink>
  return (
    <TextLink href={address} target="_blank" rel="noopener">
      {children}
    </TextLink>
  )
}
