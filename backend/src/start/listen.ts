import type { FastifyInstance } from 'fastify'
import { StartError } from '../lib/start-error'

/**
 * @returns the port, which differs from the one asked for when that was 0
 * @throws StartError naming the variable to change when the port cannot be had
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  variable: 'PORT' | 'MEDIA_PORT' | 'METRICS_PORT',
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use: stop the other program, or set ${variable} to another port.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} is not open to this user: set ${variable} to one above 1023.`)
    throw new StartError(`Port ${port} on ${host} cannot be opened (${message}): set HOST or ${variable}.`)
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
