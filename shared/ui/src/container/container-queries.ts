import type { StylisNode } from '../context/stylis-node'

/** Name of the containers that styles ask. */
export const CONTAINER_NAME = 'yawmi'

const MEDIA = /^@media (?:screen and )?(?=\()/
const WIDTH = /^\((?:min|max)-width/
/** Pixels of a rem in media queries. Container queries take the root's own size, which is the host page's. */
const REM = 16

/**
 * Compiles responsive styles to container queries: what asks for the window's width asks for that of the nearest
 * container instead, and what asks for more than that asks the window for the rest. Browsers without container queries
 * (Chromium before 105, Safari before 16) show the narrowest layout.
 */
export function containerQueries(element: StylisNode): void {
  if (!MEDIA.test(element.value)) return
  const queries = element.value.replace(MEDIA, '').split(' and ')
  const widths = queries.filter((query) => WIDTH.test(query))
  if (widths.length === 0) return
  const inPixels = widths.join(' and ').replace(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * REM}px`)
  const container = `@container ${CONTAINER_NAME} ${inPixels}`
  const rest = queries.filter((query) => !WIDTH.test(query))
  if (rest.length > 0) element.children = [{ ...element, value: container, root: element, parent: element }]
  element.value = rest.length > 0 ? `@media ${rest.join(' and ')}` : container
}
