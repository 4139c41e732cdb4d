import fs from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { digestOf } from '../releases/file-digests'

/** A page also reloads when the server is there again: its own files may have changed. */
const SCRIPT = `
const changes = new EventSource('/dev/changes')
const reload = () => location.reload()
changes.addEventListener('change', reload)
changes.addEventListener('open', () => changes.addEventListener('open', reload), { once: true })
`

/** What a page carries while somebody works on it. */
export const LIVE_RELOAD_SCRIPT = { src: '/dev/live-reload.js', integrity: digestOf(SCRIPT) }

/** Milliseconds to wait for a build that writes several files to be done. */
const SETTLE = 200

/**
 * For `npm run dev`: tells every open page when something in the built files changed.
 * @param files the lists whose change means a new shell or a new release.
 */
export async function liveReload(app: FastifyInstance, { files }: { files: string[] }): Promise<void> {
  const pages = new Set<NodeJS.WritableStream>()
  let pending: NodeJS.Timeout | undefined
  const notify = () => {
    clearTimeout(pending)
    pending = setTimeout(() => pages.forEach((page) => page.write('event: change\ndata: \n\n')), SETTLE)
  }
  for (const file of files) fs.watchFile(file, { interval: 300 }, notify)
  // Before the server closes: it would wait for the pages.
  app.addHook('preClose', async () => {
    for (const file of files) fs.unwatchFile(file)
    clearTimeout(pending)
    pages.forEach((page) => page.end())
  })

  app.get(LIVE_RELOAD_SCRIPT.src, async (_request, reply) => reply.type('text/javascript').send(SCRIPT))
  app.get('/dev/changes', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.flushHeaders()
    pages.add(reply.raw)
    request.raw.once('close', () => pages.delete(reply.raw))
  })
}
