import type { IncomingMessage } from 'node:http'
import type { Env } from '../env'

/** Called when a query has ended, with its error if it failed. */
export type EndsQuery = (error?: unknown) => void

/**
 * Where a process tells of what it does for a request or a job: that itself, its queries and its calls to the carrier become spans of one
 * trace. Nothing that it is told of gets into a span but names of few values: no number, no token, no address, no parameter.
 */
export interface Tracing {
  /** The trace that a request belongs to, from its first log line on; none for files and health checks. */
  traceIdOf(request: IncomingMessage): string | undefined
  /** Goes on with a request, so that what it does is told of as its own. */
  runRequest(request: IncomingMessage, next: () => void): void
  endRequest(request: IncomingMessage, outcome: { method: string; operation: string; status: number }): void
  /** Does a job of the queue, so that what it does is told of as its own. */
  runJob<T>(job: string, run: () => Promise<T>): Promise<T>
  /** A query that begins; nothing where it belongs to neither. */
  beginQuery(text: string): EndsQuery | undefined
  /** Makes a call to the carrier: one that belongs to neither, as charges that are due, is a trace of its own. */
  runCall<T>(call: string, run: () => Promise<T>): Promise<T>
  /** Headers by which whoever is called may go on with the trace. */
  outgoingHeaders(): Record<string, string>
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

/**
 * Starts to send traces where a collector is set. Nothing of the library is loaded otherwise.
 * @param warn one line for the operator
 */
export async function startTracing(env: Env, warn: (line: string) => void): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (!endpoint) return undefined
  const { OtlpTracing } = await import('./otlp-tracing')
  return new OtlpTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    warn,
  })
}
