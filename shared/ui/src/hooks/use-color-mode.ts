import { useUi } from '../context/ui-context'
import { useMediaQuery } from './use-media-query'

/** `choice` is what the person asked for, `mode` what shows; a brand may have no dark theme. */
export const useColorMode = () => {
  const { brand, theme, setTheme } = useUi()
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const requested = theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme
  const mode = brand.features.darkTheme ? requested : ('light' as const)
  return { mode, choice: theme, setChoice: setTheme }
}
