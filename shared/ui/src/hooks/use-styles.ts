import { useInsertionEffect } from 'react'
import { useUi } from '../context/ui-context'
import type { Styles } from '../styles/define-styles'

/** Class names of compiled styles, whose rules are written into the page with the first render that uses them. */
export function useStyles<K extends string>(styles: Styles<K>): Record<K, string> {
  const { styles: registry } = useUi()
  const classes = registry.classesOf(styles)
  useInsertionEffect(() => registry.flush?.(), [registry, styles])
  return classes
}
