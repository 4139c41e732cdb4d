/**
 * A list without bullets that keeps its role: with `list-style: none` Safari no longer exposes it as a list to screen
 * readers.
 */
export const NO_MARKER = '""'
