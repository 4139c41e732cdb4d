/** When the landing page may be seen, and when its form may send, over a static page of the same look. */
export const RATIOS = { first: 0.8, largest: 0.8, sent: 1.05 } as const
export const NAMES = { first: 'first paint', largest: 'largest paint', sent: 'the form sends' } as const
