import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss, SCOPE } from './global-css'
import { keyframes } from './keyframes'
import { BREAKPOINTS, tokens } from './tokens'

/**
 * The Chakra system as Yawmi looks, which styles are compiled with in the build. Its reset, variables and layers are our own and lie within the scope element, so
 * that it can live in any host page. Colours are variables that a brand sets and a theme chooses.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'yw',
  cssVarsRoot: `:where(${SCOPE})`,
  // Ours is shorter: see `reset.ts`.
  preflight: false,
  layers: { reset: 'yawmi.reset', base: 'yawmi.base', tokens: 'yawmi.tokens', recipes: 'yawmi.recipes' },
  conditions: { light: `${SCOPE}[data-theme=light] &`, dark: `${SCOPE}[data-theme=dark] &` },
  globalCss,
  // Chakra's own sets a variable beside the colour, which no style of ours reads.
  utilities: { backgroundColor: { values: 'colors', transform: (color: string) => ({ backgroundColor: color }) } },
  theme: { tokens, keyframes, breakpoints: BREAKPOINTS },
})
