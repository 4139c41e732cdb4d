import { screen } from '@yawmi/testing'

/** The player of a film, by its title. */
export const player = (title: string): HTMLVideoElement => screen.getByLabelText(title, { selector: 'video' })
