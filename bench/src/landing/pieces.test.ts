import { PHONE, SITE, shiftOf, watchShifts } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { note } from '../figures/figures'
import { serve } from '../own-server'
import { print } from '../print'
import { handThrough } from './static-page'

/** What may move, as browsers score it: lines of the device's font that ours takes the place of. */
const MAX_SHIFT = 0.001
/** Bytes between two places where the document is cut, in what a phone shows of it. */
const STEP = 350
/** Milliseconds in which a browser paints what it has of a document, and in which what came last has found its place. */
const PAINTED_MS = 250
/** Pages that load beside each other. */
const TABS = 4

/** Serves a document in two pieces, cut where its address says (`?cut=<bytes>`); all else is the site's. */
const serveInPieces = (html: Buffer) =>
  serve((request, reply) => {
    const cut = Number(new URL(request.url ?? '/', SITE).searchParams.get('cut'))
    if (!cut) return handThrough(request, reply, SITE)
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    reply.write(html.subarray(0, cut))
    setTimeout(() => reply.end(html.subarray(cut)), PAINTED_MS)
  })

/**
 * Where to cut in the place of `cut`. Chromium scores a line of Arabic as moved when a number comes to its words, though none of them
 * is drawn elsewhere then; and the first letters of a Latin word stand where its last ones will: a text with a number or such a word
 * still to come is not cut.
 */
function besideNumbersAndLatin(html: Buffer, cut: number): number {
  const end = html.indexOf('<', cut)
  const isInText = end < html.indexOf('>', cut)
  return isInText && /[\da-z]/i.test(html.subarray(cut, end).toString()) ? end : cut
}

test('nothing on the landing page moves, wherever a slow network cuts its document', async ({ arrive }) => {
  const visitor = await arrive({ viewport: PHONE })
  const probe = await visitor.tab()
  const html = Buffer.from(await (await probe.request.get('/')).text())
  await probe.close()
  const first = html.indexOf('<div id="root"')
  const last = html.indexOf('</section>', first)
  const cuts = Array.from({ length: Math.ceil((last - first) / STEP) }, (_, index) =>
    besideNumbersAndLatin(html, first + (index + 1) * STEP),
  )
  expect(cuts.length).toBeGreaterThan(20)

  const pieces = await serveInPieces(html)
  const moved: { cut: string; shift: number }[] = []
  const load = async (cut: number) => {
    const page = await visitor.tab()
    await watchShifts(page)
    await page.goto(`${pieces.origin}/?cut=${cut}`)
    await page.waitForTimeout(PAINTED_MS)
    moved.push({ cut: html.subarray(cut - 60, cut).toString(), shift: await shiftOf(page) })
    await page.close()
  }
  try {
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        for (let cut = cuts.pop(); cut; cut = cuts.pop()) await load(cut)
      }),
    )
  } finally {
    pieces.stop()
  }
  const max = Math.max(...moved.map(({ shift }) => shift))
  print(`landing page in two pieces, cut at ${moved.length} places: at most ${max.toFixed(5)} moves of ${MAX_SHIFT}`)
  note({ what: '/, its document in two pieces: what moved', reached: max, bound: MAX_SHIFT })
  expect(moved.filter(({ shift }) => shift > MAX_SHIFT)).toEqual([])
})
