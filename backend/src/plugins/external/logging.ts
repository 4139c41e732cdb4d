import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify'

/** Names under which phone numbers, codes and tokens travel; they never reach a log line. */
const SECRET_NAMES = ['msisdn', 'phone', 'phone_number', 'otp', 'code', 'token', 'accessToken', 'authorization', 'cookie', 'email', 'transaction_identify']

/** JSON lines with a request id; addresses without their query, since queries carry numbers and tokens too. */
export const logging = (level: string): Pick<FastifyServerOptions, 'logger' | 'genReqId'> => ({
  logger: {
    level,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    },
  },
  genReqId: () => randomUUID(),
})

export type Log = FastifyBaseLogger
