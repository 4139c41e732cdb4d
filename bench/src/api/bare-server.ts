import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/**
 * What Fastify does by itself on this machine: routes without hooks, schemas or headers, that answer from memory the
 * very objects which the product answered. The file named as argument holds them by path.
 */
const replies = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, unknown>
const app = Fastify()
for (const [url, reply] of Object.entries(replies)) {
  app.get(url, async () => reply)
  app.post(url, async () => reply)
}
process.stdout.write(`bare: ${await app.listen({ port: 0, host: 'localhost' })}\n`)
process.once('SIGTERM', () => process.exit(0))
