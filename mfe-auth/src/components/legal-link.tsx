import { RouteLink, useHost } from '@yawmi/remote-kit'
import { TextLink, type TextLinkProps } from '@yawmi/ui'

const ROUTES = { terms: 'webview_terms_conditions', privacy: 'webview_privacy_policy' } as const

interface LegalLinkProps extends Pick<TextLinkProps, 'apart' | 'children'> {
  page: keyof typeof ROUTES
}

/**
 * The brand's terms or privacy policy: a carrier's own page where it names one, otherwise ours; alone in somebody
 * else's page ours is on the site that the remote talks to, and opens beside the flow.
 */
export function LegalLink({ page, children, apart }: LegalLinkProps) {
  const { brand, mode, apiBase } = useHost()
  const address = brand.links[page]
  const isCarriers = address.startsWith('https:')
  if (mode === 'shell' && !isCarriers)
    return (
      <TextLink apart={apart} render={<RouteLink to={{ name: ROUTES[page] }} />}>
        {children}
      </TextLink>
    )
  return (
    <TextLink apart={apart} href={isCarriers ? address : `${apiBase}${address}`} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  )
}
