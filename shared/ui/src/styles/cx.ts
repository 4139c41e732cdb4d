/** Joins class names, leaving out what is not one. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
