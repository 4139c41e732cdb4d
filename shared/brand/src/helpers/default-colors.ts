import type { Brand } from '../schema/schema'

/**
 * The colours of the default brand, for bundles that need no more of it: from its file they would have all of it. A test
 * holds the two together.
 */
export const DEFAULT_COLORS: Brand['colors'] = {
  light: {
    paper: '#FBF8F3',
    surface: '#FFFFFF',
    ink: '#1B2430',
    quiet: '#56616E',
    line: '#E7E0D5',
    edge: '#867D6F',
    brand: '#0B5D6B',
    brandHover: '#084853',
    brandInk: '#FFFFFF',
    accent: '#F5A524',
    accentInk: '#1B2430',
    danger: '#B3261E',
    dangerInk: '#FFFFFF',
    success: '#1E7B4F',
    successInk: '#FFFFFF',
  },
  dark: {
    paper: '#10181D',
    surface: '#17222A',
    ink: '#F2EEE6',
    quiet: '#A9B4BD',
    line: '#263540',
    edge: '#6F7F8B',
    brand: '#5CC3D1',
    brandHover: '#86D6E0',
    brandInk: '#0B2228',
    accent: '#F5A524',
    accentInk: '#1B2430',
    danger: '#FF8F85',
    dangerInk: '#2B0B08',
    success: '#6CCF9C',
    successInk: '#06251A',
  },
}
