/**
 * Draws the films frame by frame and encodes them to content/videos: H.264, no sound, ready to start while loading.
 *   node content/art/authoring/encode-films.mjs [slug…]
 * It needs `ffmpeg` on the path.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { framesPerSecond, height, width } from '../films/film.mjs'
import { films } from '../films/index.mjs'

const outDir = fileURLToPath(new URL('../../videos/', import.meta.url))
const mostBytes = 600_000
mkdirSync(outDir, { recursive: true })

async function encode(film, quality) {
  const file = `${outDir}${film.slug}.mp4`
  const count = Math.round(film.seconds * framesPerSecond)
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      '-an',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-c:v',
      'libx264',
      '-threads',
      '1',
      '-profile:v',
      'high',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      String(quality),
      '-pix_fmt',
      'yuv420p',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-movflags',
      '+faststart',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  for (let i = 0; i < count; i++) {
    const pixels = await sharp(Buffer.from(film.frame(i / count)))
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${film.slug}`)
  return statSync(file).size
}

const chosen = process.argv.slice(2)
for (const film of films.filter(({ slug }) => !chosen.length || chosen.includes(slug))) {
  let quality = 24
  let size = await encode(film, quality)
  while (size > mostBytes) size = await encode(film, (quality += 3))
  writeFileSync(`${outDir}${film.slug}-poster.svg`, film.frame(film.poster))
  console.log(`${film.slug}: ${film.seconds} s, ${Math.round(size / 1000)} kB at crf ${quality}`)
}
