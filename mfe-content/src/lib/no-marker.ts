/** A list without marks that is still a list: at `list-style: none` Safari stops saying so to screen readers. */
export const NO_MARKER = '""'
