import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss, SCOPE } from './global-css'
import { keyframes } from './keyframes'
import { BREAKPOINTS, tokens } from './tokens'

/**
 * The Chakra system as Yawmi looks. Its reset, variables and layers are our own and lie within the scope element, so
 * that it can live in any host page. Colours are variables that a brand sets and a theme chooses.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'yw',
  cssVarsRoot: `:where(${SCOPE})`,
  preflight: { scope: `:where(${SCOPE})` },
  layers: { reset: 'yawmi.reset', base: 'yawmi.base', tokens: 'yawmi.tokens', recipes: 'yawmi.recipes' },
  conditions: { light: `${SCOPE}[data-theme=light] &`, dark: `${SCOPE}[data-theme=dark] &` },
  globalCss,
  theme: { tokens, keyframes, breakpoints: BREAKPOINTS },
})
