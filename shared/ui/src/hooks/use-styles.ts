import { useUi } from '../context/ui-context'
import type { Styles } from '../styles/define-styles'

/** Class names of compiled styles, whose rules are written into the page when they are first used. */
export const useStyles = <K extends string>(styles: Styles<K>): Record<K, string> => useUi().styles.classesOf(styles)
