import fs from 'node:fs'
import path from 'node:path'
import { STATUS_BY_REASON } from '@yawmi/releases/https/interface'
import { Refusal } from '@yawmi/releases/refusal'
import type { FastifyInstance, FastifyReply } from 'fastify'

const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS'])
const REST = 422

/** A server that runs from an archive, or under a user that may not write, says so before anything is sent to it. */
const readOnly = () =>
  new Refusal(
    'state',
    'this site cannot write its releases: its folder dist is read-only for the server. Release with the next archive (npm run ' +
      'bundle), or have the site served from a folder that the server may write (docs/operating.md, “Releases over HTTPS”)',
  )

/** @throws Refusal where the server may not write to the folder of its releases */
export function refuseReadOnly(folder: string): void {
  try {
    fs.mkdirSync(path.join(folder, '.releases/uploads'), { recursive: true })
    for (const place of ['', '.releases', '.releases/uploads', 'remotes'])
      if (fs.existsSync(path.join(folder, place))) fs.accessSync(path.join(folder, place), fs.constants.W_OK)
  } catch (error) {
    throw READ_ONLY.has(String((error as NodeJS.ErrnoException).code)) ? readOnly() : error
  }
}

/** Answers refusals as the command reads them; every other failure is answered as anywhere. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply): FastifyReply => {
    const isReadOnly = READ_ONLY.has(String((error as NodeJS.ErrnoException).code))
    const refusal = isReadOnly ? readOnly() : error
    if (!(refusal instanceof Refusal)) throw error
    const { reason, message } = refusal
    request.log.info({ reason, message }, 'a release over HTTPS is refused')
    return reply.code(STATUS_BY_REASON[reason] ?? REST).send({ ok: false, reason, message })
  })
}
