/** What is written in logical properties alone needs no turning: the rule of the house, which the lint step keeps. */
export const rtlOutsideLayers = (): void => {}
