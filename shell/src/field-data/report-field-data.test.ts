import type { FieldData } from '@yawmi/contract'
import { bus } from '@yawmi/events'
import { noteEvent } from '../lib/field-events'
import { reportFieldData } from './report-field-data'

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }))
const { onLCP } = jest.requireMock<{ onLCP: jest.Mock }>('web-vitals')

const sent: Promise<FieldData>[] = []
const send = (_address: string, body: Blob) => {
  sent.push(
    new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(JSON.parse(reader.result as string) as FieldData)
      reader.readAsText(body)
    }),
  )
  return true
}
const leave = () => dispatchEvent(new Event('pagehide'))
const report = async () => (await Promise.all(sent.splice(0))).flatMap(({ reports }) => reports)

it('sends loads and failures of a remote on trial at once and whole, and of others the failures alone', async () => {
  noteEvent({ remote: 'content', version: '2', kind: 'load' })
  noteEvent({ remote: 'account', version: '1', kind: 'load' })
  reportFieldData({ first: () => undefined, hasCanary: (remote) => remote === 'content', send, random: () => 0.5 })
  expect(await report()).toEqual([{ remote: 'content', version: '2', kind: 'load', weight: 1 }])
  noteEvent({ remote: 'content', version: '2', kind: 'failure', phase: 'render' })
  noteEvent({ remote: 'content', version: '2', kind: 'failure', phase: 'hang' })
  noteEvent({ remote: 'account', version: '1', kind: 'failure', phase: 'load' })
  leave()
  expect(await report()).toEqual([
    { remote: 'content', version: '2', kind: 'failure', phase: 'render', weight: 1 },
    { remote: 'account', version: '1', kind: 'failure', phase: 'load', weight: 1 },
  ])
})

it('sends vitals of one page in ten, for ten, when it is left', async () => {
  const first = () => ({ remote: 'content' as const, version: '1' })
  reportFieldData({ first, hasCanary: () => false, send, random: () => 0.05 })
  await report()
  const vital = onLCP.mock.calls.at(-1)?.[0] as (metric: object) => void
  vital({ name: 'LCP', value: 1234.5678 })
  leave()
  expect(await report()).toContainEqual({ remote: 'content', version: '1', kind: 'lcp', value: 1234.568, weight: 10 })
})

it('reports bus events that are unknown or malformed once by name, and says so to developers', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  reportFieldData({
    first: () => ({ remote: 'content', version: '9' }),
    hasCanary: () => false,
    send,
    random: () => 0.5,
  })
  await report()
  bus.emit('alert/server-error', { message: 503 as unknown as string })
  bus.emit('alert/server-error', { message: 504 as unknown as string })
  bus.emit('alert/success', { title: 'تم' })
  leave()
  expect(await report()).toContainEqual({
    remote: 'content',
    version: '9',
    kind: 'event',
    event: 'alert/server-error',
    weight: 1,
  })
  expect(complaint.mock.calls.flat().join()).toContain('alert/server-error is malformed')
  complaint.mockRestore()
})
