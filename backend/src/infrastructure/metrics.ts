/** What is counted since the server was started, by name and what its labels may be. */
export interface MetricLabels {
  sign_in_codes_sent: { standing: string }
  sign_in_codes_right: { standing: string }
  sign_in_codes_wrong: { standing: string }
  sign_in_proofs_wanted: { kind: string; scope: string }
  sign_in_proofs_given: { kind: string }
  field_failures: { remote: string; phase: string }
  field_event_faults: { remote: string }
  field_reports: { outcome: string }
}

export type MetricName = keyof MetricLabels

/** The labels of each, for who exports them. */
export const COUNTS: { [N in MetricName]: readonly (keyof MetricLabels[N] & string)[] } = {
  sign_in_codes_sent: ['standing'],
  sign_in_codes_right: ['standing'],
  sign_in_codes_wrong: ['standing'],
  sign_in_proofs_wanted: ['kind', 'scope'],
  sign_in_proofs_given: ['kind'],
  field_failures: ['remote', 'phase'],
  field_event_faults: ['remote'],
  field_reports: ['outcome'],
}

export interface Metric {
  name: MetricName
  labels: Record<string, string>
  value: number
}

/** Counts of one server, for whatever exports them. */
export class Metrics {
  private readonly counts = new Map<string, Metric>()

  /** @param labels of few values each: never a number, an address or a token. */
  count<N extends MetricName>(name: N, labels: MetricLabels[N]): void {
    const key = `${name} ${Object.values(labels).join(' ')}`
    const metric = this.counts.get(key) ?? { name, labels: { ...labels }, value: 0 }
    metric.value += 1
    this.counts.set(key, metric)
  }

  read(): Metric[] {
    return [...this.counts.values()]
  }
}
