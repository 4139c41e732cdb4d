import type { StylisNode } from '../provider/rtl'

/** Name of the containers that styles ask. */
export const CONTAINER_NAME = 'yawmi'

/** Media queries that ask for nothing but a width. */
const WIDTHS = /^@media (?:screen and )?(\((?:min|max)-width:.+)$/
/** Pixels of a rem in media queries. Container queries take the root's own size, which is the host page's. */
const REM = 16

/**
 * Compiles responsive styles to container queries: what asks for the window's width asks for that of the nearest
 * container instead. Browsers without container queries (Chromium before 105, Safari before 16) show the narrowest layout.
 */
export function containerQueries(element: StylisNode): void {
  const widths = WIDTHS.exec(element.value)?.[1]
  if (!widths) return
  const inPixels = widths.replace(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * REM}px`)
  element.value = `@container ${CONTAINER_NAME} ${inPixels}`
}
