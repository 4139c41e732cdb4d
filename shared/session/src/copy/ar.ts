/** The name that a free visitor goes by on the device. */
export const ar = { freeVisitor: 'زائر مجاني' } as const
