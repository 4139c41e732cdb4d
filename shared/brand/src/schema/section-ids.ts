/** Parts of the home page, in the order of the specification. */
export const HOME_SECTIONS = ['today', 'categories', 'favorites', 'videos', 'backgrounds', 'quotes'] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Parts of the landing page below the form, in the order of the specification. */
export const LANDING_SECTIONS = ['discover', 'names', 'jokes', 'quotes', 'plan', 'apps', 'faq'] as const
export type LandingSection = (typeof LANDING_SECTIONS)[number]
