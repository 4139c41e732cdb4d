import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseDuration } from './duration'
import { openJournal } from './journal'
import { CarrierState, type Fact, OPENING_BALANCE } from './state'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'state-'))
  file = path.join(folder, 'deep', 'journal.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => new CarrierState(openJournal<Fact>(file))
const NUMBER = '+218912345678'

describe("the carrier's state", () => {
  it('is the same after a restart', () => {
    const before = open()
    before.receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'مرحبًا' })
    before.receive({ msisdn: NUMBER, direction: 'in', party: '19020', text: '1' })
    before.charge('key', NUMBER, 250)
    before.advance(3_600_000)
    const after = open()
    expect(after.messagesOf('', 10)).toEqual(before.messagesOf('', 10))
    expect(after.account(NUMBER)).toEqual({ balance: OPENING_BALANCE - 250, standing: 'well' })
    expect(after.eventsAfter(0, 10)).toEqual(before.eventsAfter(0, 10))
    expect(after.now().getTime() - Date.now()).toBeGreaterThan(3_599_000)
  })

  it('loses nothing but a line that a crash cut short', () => {
    open().receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'أولى' })
    appendFileSync(file, '{"type":"message","mess')
    open().receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'ثانية' })
    expect(
      open()
        .messagesOf('', 10)
        .map(({ text }) => text),
    ).toEqual(['ثانية', 'أولى'])
    expect(readFileSync(file, 'utf8').split('\n').filter(Boolean)).toHaveLength(2)
  })

  it('takes money once for a key', () => {
    const state = open()
    const first = state.charge('key', NUMBER, 250)
    expect(state.charge('key', NUMBER, 250)).toEqual(first)
    expect(state.account(NUMBER).balance).toBe(OPENING_BALANCE - 250)
  })

  it('takes no money that is not there, and tells of it', () => {
    const state = open()
    expect(state.charge('key', NUMBER, OPENING_BALANCE + 1).outcome).toBe('refused')
    expect(state.account(NUMBER)).toEqual({ balance: OPENING_BALANCE, standing: 'no_credit' })
    expect(state.eventsAfter(0, 10)).toMatchObject([{ id: 1, kind: 'charge_failed', msisdn: NUMBER }])
  })

  it('starts numbers as their ending says', () => {
    const state = open()
    expect(state.account('+218910000402')).toEqual({ balance: 0, standing: 'no_credit' })
    expect(state.account('+218910000406').standing).toBe('expired')
    state.setService('+218910000406', 'activated')
    expect(state.account('+218910000406').standing).toBe('expired')
    state.setService('+218910000406', 'renewed')
    expect(state.account('+218910000406').standing).toBe('well')
  })
})

describe('parseDuration', () => {
  it.each([
    ['PT24H', 86_400_000],
    ['P1D', 86_400_000],
    ['P1DT1H1M1S', 90_061_000],
    ['PT5M', 300_000],
    ['PT0S', 0],
  ])('reads %s', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds)
  })

  it.each(['', 'P', 'PT', 'P1DT', '24H', 'PT1.5H', '-PT1H', 'P1M', 'PT1H30'])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeNull()
  })
})
