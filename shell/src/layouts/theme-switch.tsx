import { useBrand } from '@yawmi/remote-kit'
import { Button, IconButton, useColorMode } from '@yawmi/ui'
import { MoonIcon, SunIcon } from '@yawmi/ui/icons'
import { useCopy } from '../copy/use-copy'

/**
 * Light or dark, where the brand has both.
 * @param wordClass look of the word beside the icon; without it there is none
 */
export function ThemeSwitch({ wordClass }: { wordClass?: string }) {
  const copy = useCopy()
  const { features } = useBrand()
  const { mode, setChoice } = useColorMode()
  const dark = mode === 'dark'
  if (!features.darkTheme) return null
  const label = dark ? copy.lightMode : copy.darkMode
  const toOther = () => setChoice(dark ? 'light' : 'dark')
  const icon = dark ? <SunIcon /> : <MoonIcon />
  if (!wordClass)
    return (
      <IconButton label={label} onClick={toOther}>
        {icon}
      </IconButton>
    )
  return (
    <Button variant="ghost" paddingInline="3" aria-label={label} onClick={toOther}>
      {icon}
      {/* The style sheet writes it, where there is room; the button has its name already. */}
      <span className={wordClass} data-word={label} />
    </Button>
  )
}
