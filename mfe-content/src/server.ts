import { HomeSkeleton } from './features/home/home-skeleton'

/** Shapes of screens, by their names, for the frame that the site server draws ahead. */
export const skeletons = { home: HomeSkeleton }
