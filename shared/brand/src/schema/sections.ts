import { z } from 'zod'
import { HOME_SECTIONS, LANDING_SECTIONS } from './section-ids'

const sections = <const T extends readonly [string, ...string[]]>(ids: T, meaning: string) =>
  z
    .strictObject({
      sections: z
        .array(z.enum(ids))
        .min(1)
        .default([...ids] as T[number][])
        .describe(
          `${meaning}, in their order, of: ${ids.map((id) => `\`${id}\``).join(', ')}; what is left out is not shown`,
        ),
    })
    .prefault({})

export const home = sections(HOME_SECTIONS, 'Parts of the page').describe('The home page')
export const landing = sections(LANDING_SECTIONS, 'Parts of the page below the form').describe('The landing page')
