import { defineStyles } from '@yawmi/ui'

/** Buttons of a bar in which there is little room. */
export const narrowStyles = defineStyles({ narrow: { paddingInline: '3' } })
