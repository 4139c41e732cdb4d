import type { Brand } from '@yawmi/brand'
import type { FastifyPluginAsync } from 'fastify'
import type { Carrier } from './port'

/** Pages of a carrier on the site, which tells them what people write to which short code: the default brand's first. */
export type CarrierPages = FastifyPluginAsync<{ keywords: () => Brand['sms'][] }>

export interface RunningCarrier<Kind extends Carrier = Carrier> {
  carrier: Kind
  /** Pages of its own that the site shows, when it has any. */
  pages?: CarrierPages
  stop(): Promise<void>
}

export interface CarrierStart {
  /** Exists and is writable. */
  dataDir: string
  /** Where the operator's system is, for an adapter that can be told (`CARRIER_URL`). */
  url?: string | undefined
  /** One line for the operator, without numbers or codes. */
  warn: (line: string) => void
  /** The service's own time, which all its servers share; an operator that lives in ours has this clock. */
  now: () => Date
  /** Headers of a call by HTTP, by which the operator's systems may go on with its trace (`traceparent`); none where nothing is traced. */
  traceHeaders?: () => Record<string, string>
}
