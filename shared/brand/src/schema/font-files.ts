import { z } from 'zod'

const fileName = z
  .string()
  .max(80)
  .regex(/^([a-z0-9][a-z0-9_-]*\.woff2)?$/, 'must be the name of a file such as regular.woff2, or empty')

export const fontFiles = z
  .strictObject({
    regular: fileName.default('').describe('File of the regular weight, WOFF2 of at most 60 KB; empty: `font` is used'),
    bold: fileName.default('').describe('File of the bold weight, likewise; both or none'),
  })
  .prefault({})
  .describe(
    'A font of the brand’s own in the place of `font`: names of files in the folder `<id>` beside the brand’s file, which `npm run brand -- font` makes of larger ones. Its licence must allow showing it on the web',
  )
