/** Draws everything into a folder, as the build does: `node content/art/draw.mjs <folder>`. */
import { drawAll } from './index.mjs'

const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('usage: node content/art/draw.mjs <folder>')
drawAll(outDir)
