import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { ReportingExporter } from './reporting-exporter'
import { queryName } from './query-name'
import type { EndsQuery, Tracing } from './tracing'

interface OtlpOptions {
  /** The collector's address, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it: `/v1/traces` is added. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Of the traces that begin here, from 0 to 1. */
  share: number
  warn: (line: string) => void
}

/** Milliseconds that the collector has for an answer. A stop waits for the last one. */
const EXPORT_MS = 3_000

/** Files, of which a page has tens, and what balancers ask for all the time. */
const UNTRACED = /^\/(assets|remotes|embed|brands|fonts|healthz|readyz)(\/|$|\.)/

/** Calls that workers repeat every few seconds, and that mostly find nothing. */
const POLLS = new Set(['events'])

/** Traces by OpenTelemetry's own library, sent to a collector by OTLP over HTTP. */
export class OtlpTracing implements Tracing {
  private readonly provider: TracerProvider
  private readonly tracer: Tracer
  private readonly propagator = new W3CTraceContextPropagator()
  /** Its own, in place of the library's one for the process: two servers of a test share a process. */
  private readonly active = new AsyncLocalStorage<Context>()
  private readonly requests = new WeakMap<IncomingMessage, { span: Span; context: Context }>()

  constructor({ endpoint, headers, serviceName, share, warn }: OtlpOptions) {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
    const exporter = new ReportingExporter(new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MS }), warn)
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
    })
    this.tracer = this.provider.getTracer('yawmi')
  }

  traceIdOf(request: IncomingMessage): string | undefined {
    return this.spanOf(request)?.span.spanContext().traceId
  }

  runRequest(request: IncomingMessage, next: () => void): void {
    const begun = this.spanOf(request)
    if (begun) this.active.run(begun.context, next)
    else next()
  }

  endRequest(
    request: IncomingMessage,
    { method, operation, status }: { method: string; operation: string; status: number },
  ): void {
    const span = this.requests.get(request)?.span
    if (!span?.isRecording()) return
    span.updateName(`${method} ${operation}`)
    span.setAttributes({ 'http.request.method': method, 'http.route': operation, 'http.response.status_code': status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  beginQuery(text: string): EndsQuery | undefined {
    const parent = this.active.getStore()
    if (!parent) return undefined
    const { operation, table } = queryName(text)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    }
    const name = table ? `${operation} ${table}` : operation
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
    return (error) => {
      if (error) fail(span, (error as { code?: unknown }).code)
      span.end()
    }
  }

  runJob<T>(job: string, run: () => Promise<T>): Promise<T> {
    const span = this.tracer.startSpan(
      `job ${job}`,
      { kind: SpanKind.CONSUMER, attributes: { 'yawmi.job': job } },
      ROOT_CONTEXT,
    )
    return this.within(span, ROOT_CONTEXT, run)
  }

  runCall<T>(call: string, run: () => Promise<T>): Promise<T> {
    const parent = this.active.getStore()
    if (!parent && POLLS.has(call)) return run()
    const attributes = { 'yawmi.carrier.call': call }
    const above = parent ?? ROOT_CONTEXT
    const span = this.tracer.startSpan(`carrier ${call}`, { kind: SpanKind.CLIENT, attributes }, above)
    return this.within(span, above, run)
  }

  private async within<T>(span: Span, parent: Context, run: () => Promise<T>): Promise<T> {
    try {
      return await this.active.run(trace.setSpan(parent, span), run)
    } catch (error) {
      fail(span, (error as { failure?: unknown }).failure)
      throw error
    } finally {
      span.end()
    }
  }

  outgoingHeaders(): Record<string, string> {
    const headers: Record<string, string> = {}
    const context = this.active.getStore()
    if (context) this.propagator.inject(context, headers, defaultTextMapSetter)
    return headers
  }

  async stop(): Promise<void> {
    // What the collector did not take is lost, as the operator was told.
    await this.provider.shutdown().catch(() => undefined)
  }

  /** The span of a request, which begins when it is first asked for: with its first log line. */
  private spanOf(request: IncomingMessage): { span: Span; context: Context } | undefined {
    if (UNTRACED.test(request.url ?? '')) return undefined
    const begun = this.requests.get(request)
    if (begun) return begun
    const parent = this.propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
    const made = { span, context: trace.setSpan(parent, span) }
    this.requests.set(request, made)
    return made
  }
}

/** By the error's own code: its message may have what somebody sent. */
function fail(span: Span, code: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', typeof code === 'string' ? code : 'unknown')
}
