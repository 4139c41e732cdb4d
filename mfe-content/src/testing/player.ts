import { screen } from '@yawmi/testing'

/** The player of a video, by its title. */
export const player = (title: string): HTMLVideoElement => screen.getByLabelText(title, { selector: 'video' })
