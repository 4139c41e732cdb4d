import type { ReactNode } from 'react'
import { EnvironmentProvider } from '@ark-ui/react/environment'
import { LocaleProvider } from '@ark-ui/react/locale'
import { useUi } from '../context/ui-context'

/**
 * What Ark's interactive parts ask of their surroundings: the language, whose direction they follow, and the
 * document or shadow root that they listen in. Here and not in UiProvider, since only what loads with them needs it.
 */
export const MachineEnvironment = ({ children }: { children: ReactNode }) => {
  const { layer } = useUi()
  return (
    <EnvironmentProvider value={() => layer.current?.getRootNode() ?? document}>
      <LocaleProvider locale="ar-LY">{children}</LocaleProvider>
    </EnvironmentProvider>
  )
}
