import { useBrand } from '@yawmi/remote-kit'
import { Button, IconButton, useColorMode, useStyles } from '@yawmi/ui'
import { MoonIcon, SunIcon } from '@yawmi/ui/icons'
import { narrowStyles } from './narrow.styles'
import { useStrings } from '../copy/use-strings'

/**
 * Switches between light and dark, where the brand has both.
 * @param labelClass of the label beside the icon; without it there is none
 */
export function ThemeSwitch({ labelClass }: { labelClass?: string }) {
  const strings = useStrings()
  const classes = useStyles(narrowStyles)
  const { features } = useBrand()
  const { mode, setChoice } = useColorMode()
  const dark = mode === 'dark'
  if (!features.darkTheme) return null
  const label = dark ? strings.lightMode : strings.darkMode
  const switchMode = () => setChoice(dark ? 'light' : 'dark')
  const icon = dark ? <SunIcon /> : <MoonIcon />
  if (!labelClass)
    return (
      <IconButton label={label} onClick={switchMode}>
        {icon}
      </IconButton>
    )
  return (
    <Button variant="ghost" className={classes.narrow} aria-label={label} onClick={switchMode}>
      {icon}
      {/* The style sheet shows it where there is room; the button has an accessible name already. */}
      <span className={labelClass} data-label={label} />
    </Button>
  )
}
