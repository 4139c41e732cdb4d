/** Name of the containers that styles ask. */
export const CONTAINER_NAME = 'yawmi'

const MEDIA_RULE = /^@media (?:screen and )?(\([^{]*)\{(.*)\}$/s
const WIDTH = /^\((?:min|max)-width/
/** Pixels of a rem in media queries. Container queries take the root's own size, which is the host page's. */
const REM = 16

/**
 * Makes a responsive rule go by a container: what asks for the window's width asks for that of the nearest container
 * instead, and what asks for more than that asks the window for the rest. Browsers without container queries (Chromium
 * before 105, Safari before 16) show the narrowest layout.
 * @param rule one rule, as the compiler writes it
 */
export function byContainer(rule: string): string {
  const [, query, body] = MEDIA_RULE.exec(rule) ?? []
  const queries = query?.trim().split(' and ') ?? []
  const widths = queries.filter((one) => WIDTH.test(one))
  if (widths.length === 0) return rule
  const inPixels = widths.join(' and ').replace(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * REM}px`)
  const container = `@container ${CONTAINER_NAME} ${inPixels}{${body}}`
  const rest = queries.filter((one) => !WIDTH.test(one))
  return rest.length > 0 ? `@media ${rest.join(' and ')}{${container}}` : container
}
