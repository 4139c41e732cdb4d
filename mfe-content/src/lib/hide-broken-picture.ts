import type { SyntheticEvent } from 'react'

/** For a drawing that does not come: its place stays as it is, without the browser's torn picture. Its name stays too. */
export const hideBrokenPicture = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.opacity = '0'
}
