import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { type BareReplies, WITH_HEADERS } from './bare-replies'

/**
 * What Fastify does by itself on this machine: routes without hooks, schemas or headers, that answer from memory the
 * very objects and bytes which the product answered; files also with all of the product's headers. The file named as argument holds them by path.
 */
const { objects, files } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareReplies
const app = Fastify()
for (const [url, reply] of Object.entries(objects)) {
  app.get(url, async () => reply)
  app.post(url, async () => reply)
}
for (const [url, { type, headers, base64 }] of Object.entries(files)) {
  const bytes = Buffer.from(base64, 'base64')
  app.get(url, async (_request, reply) => reply.type(type).header('content-encoding', 'br').send(bytes))
  app.get(`${WITH_HEADERS}${url}`, async (_request, reply) => reply.headers(headers).send(bytes))
}
process.stdout.write(`bare: ${await app.listen({ port: 0, host: 'localhost' })}\n`)
process.once('SIGTERM', () => process.exit(0))
