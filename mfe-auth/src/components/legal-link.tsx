import { RouteLink, useHost } from '@yawmi/remote-kit'
import { TextLink, type TextLinkProps } from '@yawmi/ui'

const ROUTES = { terms: 'webview_terms_conditions', privacy: 'webview_privacy_policy' } as const

interface LegalLinkProps extends Pick<TextLinkProps, 'apart' | 'children'> {
  page: keyof typeof ROUTES
}

/**
 * The brand's terms or privacy policy: a carrier's own page where it names one, otherwise ours. In a standalone
 * remote ours is on the site that the remote calls, and opens beside the flow.
 */
export function LegalLink({ page, children, apart }: LegalLinkProps) {
  const { brand, mode, apiBase } = useHost()
  const address = brand.links[page]
  const isExternal = address.startsWith('https:')
  if (mode === 'shell' && !isExternal)
    return (
      <TextLink apart={apart} render={<RouteLink to={{ name: ROUTES[page] }} />}>
        {children}
      </TextLink>
    )
  return (
    <TextLink apart={apart} href={isExternal ? address : `${apiBase}${address}`} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  )
}
