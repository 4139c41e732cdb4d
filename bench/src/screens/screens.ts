/** Screens of signed-in people that a visit may begin at. */
export const SCREENS = ['/home', '/quotes-list', '/images-list', '/my-account', '/design-categories'] as const
