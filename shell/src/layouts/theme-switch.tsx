import { useBrand } from '@yawmi/remote-kit'
import { IconButton, useColorMode } from '@yawmi/ui'
import { MoonIcon, SunIcon } from '@yawmi/ui/icons'
import { useCopy } from '../copy/use-copy'

/** Light or dark, where the brand has both. */
export function ThemeSwitch() {
  const copy = useCopy()
  const { features } = useBrand()
  const { mode, setChoice } = useColorMode()
  const dark = mode === 'dark'
  if (!features.darkTheme) return null
  return (
    <IconButton label={dark ? copy.lightMode : copy.darkMode} onClick={() => setChoice(dark ? 'light' : 'dark')}>
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}
