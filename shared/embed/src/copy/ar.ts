export const ar = { frame: 'يومي' } as const
