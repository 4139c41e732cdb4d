/** Storage key of the visitor's choice of light or dark; signing out keeps it, so it is no key of the session. */
export const THEME_KEY = 'yawmi-theme'
