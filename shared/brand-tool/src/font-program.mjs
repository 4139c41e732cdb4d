import fs from 'node:fs'
import fontverter from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/**
 * A program of its own, for what reads files that anybody may have made: `letters <file>` writes the code points that a
 * font has, as JSON; `subset <file> <letters>` a WOFF2 file with those letters alone.
 */
const [command, from, characters] = process.argv.slice(2)
const font = fs.readFileSync(from)
if (command === 'subset') process.stdout.write(await subsetFont(font, characters, { targetFormat: 'woff2' }))
else {
  const face = new Face(new Blob(await fontverter.convert(font, 'sfnt')), 0)
  process.stdout.write(JSON.stringify([...face.collectUnicodes()]))
}
