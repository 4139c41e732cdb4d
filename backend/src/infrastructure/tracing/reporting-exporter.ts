import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/** An exporter whose operator is told once when the collector does not take spans, and once when it does again. */
export class ReportingExporter implements SpanExporter {
  private isAway = false

  constructor(
    private readonly inner: SpanExporter,
    private readonly warn: (line: string) => void,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.inner.export(spans, (result) => {
      const failed = result.code === ExportResultCode.FAILED
      if (failed !== this.isAway)
        this.warn(
          failed ? 'The collector of traces does not take them; they are dropped.' : 'The collector of traces is back.',
        )
      this.isAway = failed
      done(result)
    })
  }

  forceFlush(): Promise<void> {
    return this.inner.forceFlush?.() ?? Promise.resolve()
  }

  shutdown(): Promise<void> {
    return this.inner.shutdown()
  }
}
