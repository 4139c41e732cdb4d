import type { SyntheticEvent } from 'react'

/**
 * For a picture that cannot be loaded: hides the browser's broken-image icon, while the layout and the accessible name
 * stay.
 */
export const hideBrokenPicture = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.opacity = '0'
}
