import fs, { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseDuration } from '../duration'
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
const conflict = expect.objectContaining({ statusCode: 409, failure: 'key_conflict' }) as Error

describe("the carrier's state", () => {
  it('is the same after a restart', () => {
    const before = open()
    before.receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'مرحبًا' })
    before.receive({ msisdn: NUMBER, direction: 'in', party: '19020', text: '1' })
    before.charge('key', NUMBER, 250)
    before.advance(3_600_000)
    const after = open()
    expect(after.messages.of('', 10)).toEqual(before.messages.of('', 10))
    expect(after.account(NUMBER)).toEqual({ balance: OPENING_BALANCE - 250, standing: 'well', served: false })
    expect(after.eventsAfter(0, 10)).toEqual(before.eventsAfter(0, 10))
    expect(after.now().getTime() - Date.now()).toBeGreaterThan(3_599_000)
  })

  it('goes on after a line for which the disk had no room', () => {
    const state = open()
    state.charge('first', NUMBER, 250)
    jest.spyOn(fs, 'appendFileSync').mockImplementationOnce((...[name, line]) => {
      fs.writeFileSync(name, String(line).slice(0, 20), { flag: 'a' })
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    expect(() => state.charge('second', NUMBER, 250)).toThrow('no space')
    state.charge('third', NUMBER, 250)
    const after = open()
    expect(['first', 'second', 'third'].map((key) => after.charges.find(key)?.outcome)).toEqual([
      'charged',
      undefined,
      'charged',
    ])
  })

  it('loses nothing but a line that a crash cut short', () => {
    open().receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'أولى' })
    appendFileSync(file, '{"type":"message","mess')
    open().receive({ msisdn: NUMBER, direction: 'out', party: '19020', text: 'ثانية' })
    expect(
      open()
        .messages.of('', 10)
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
    expect(state.account(NUMBER)).toEqual({ balance: OPENING_BALANCE, standing: 'no_credit', served: false })
    expect(state.eventsAfter(0, 10).events).toMatchObject([{ id: 1, kind: 'charge_failed', msisdn: NUMBER }])
  })

  it('starts numbers as their ending says', () => {
    const state = open()
    expect(state.account('+218910000402')).toEqual({ balance: 0, standing: 'no_credit', served: false })
    expect(state.account('+218910000406').standing).toBe('expired')
    state.setService('+218910000406', 'activated')
    expect(state.account('+218910000406').standing).toBe('expired')
    state.setService('+218910000406', 'renewed')
    expect(state.account('+218910000406').standing).toBe('well')
  })
})

describe('a charge', () => {
  it('that was refused is never taken under the same key, under another one once there is money, and listed once', () => {
    const state = open()
    state.setBalance(NUMBER, 0)
    expect(state.charge('key', NUMBER, 250).outcome).toBe('refused')
    state.setBalance(NUMBER, 1_000)
    expect(state.account(NUMBER).standing).toBe('well')
    expect(state.charge('next', NUMBER, 250).outcome).toBe('charged')
    expect(state.charge('next', NUMBER, 250).outcome).toBe('charged')
    // As a request that comes late, after the one that took its place.
    expect(state.charge('key', NUMBER, 250).outcome).toBe('refused')
    expect(state.account(NUMBER).balance).toBe(750)
    expect(open().charges.after(0, 10)).toMatchObject({ charges: [{ key: 'next', amount: 250 }], cursor: '1' })
  })

  it('that is pending costs nothing, is still so after a restart, and is decided once', () => {
    const state = open()
    state.setFault('charge_pending', true, NUMBER)
    expect(state.charge('key', NUMBER, 250).outcome).toBe('pending')
    expect(state.account(NUMBER).balance).toBe(OPENING_BALANCE)
    const after = open()
    expect(after.charge('key', NUMBER, 250).outcome).toBe('pending')
    after.setFault('charge_pending', false, NUMBER)
    after.setFault('charge_pending', false, NUMBER)
    expect(after.charge('key', NUMBER, 250).outcome).toBe('charged')
    expect(open().account(NUMBER).balance).toBe(OPENING_BALANCE - 250)
    expect(open().charges.recent('', 10)).toMatchObject([{ key: 'key', outcome: 'charged' }])
  })

  it('under a used key for something else is refused', () => {
    const state = open()
    state.charge('key', NUMBER, 250)
    expect(() => state.charge('key', NUMBER, 251)).toThrow(conflict)
    expect(() => state.charge('key', '+218912345679', 250)).toThrow(conflict)
  })
})

describe('events', () => {
  const kinds = (state: CarrierState, after = 0) =>
    state.eventsAfter(after, 10).events.map(({ id, kind }) => [id, kind])

  it('tell of changes of a service only', () => {
    const state = open()
    for (const kind of ['activated', 'activated', 'cancelled', 'cancelled', 'renewed', 'renewed'] as const)
      state.setService(NUMBER, kind)
    expect(kinds(state).map(([, kind]) => kind)).toEqual(['activated', 'cancelled', 'renewed'])
  })

  it('come twice under one id while that is switched on', () => {
    const state = open()
    state.setFault('events_twice', true, NUMBER)
    state.setService(NUMBER, 'activated')
    state.setService('+218912345679', 'activated')
    state.setFault('events_twice', false, NUMBER)
    state.setService(NUMBER, 'cancelled')
    expect(kinds(state)).toEqual([
      [1, 'activated'],
      [1, 'activated'],
      [2, 'activated'],
      [3, 'cancelled'],
    ])
  })

  it('come after the next one while they are shuffled, in the same order after a restart', () => {
    const state = open()
    state.setFault('events_shuffled', true, null)
    state.setService(NUMBER, 'activated')
    expect(kinds(state)).toEqual([])
    state.setFault('events_shuffled', false, null)
    state.setService(NUMBER, 'cancelled')
    expect(kinds(state)).toEqual([
      [2, 'cancelled'],
      [1, 'activated'],
    ])
    expect(kinds(open())).toEqual(kinds(state))
    expect(state.eventsAfter(2, 10)).toEqual({ events: [], cursor: '2', isEnd: true })
    expect(state.eventsAfter(0, 1)).toMatchObject({ cursor: '1', isEnd: false })
  })

  it('are held back no longer than ten seconds when none comes after them', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
    const state = open()
    state.setFault('events_shuffled', true, null)
    state.setService(NUMBER, 'activated')
    jest.advanceTimersByTime(9_999)
    expect(kinds(state)).toEqual([])
    jest.advanceTimersByTime(1)
    expect(kinds(state)).toEqual([[1, 'activated']])
    expect(kinds(open())).toEqual([[1, 'activated']])
    jest.useRealTimers()
  })
})

describe('attempts to subscribe', () => {
  it('stay what a script made of them, whatever is reported later, until they are judged', () => {
    const state = open()
    const transaction = state.beginAttempt()
    expect(state.reportAttempt(transaction, 3, 'script')).toBe(true)
    state.reportAttempt(transaction, 9, 'person')
    expect(state.attempts.isForged(transaction)).toBe(true)
    state.finishAttempt(transaction, NUMBER, false)
    expect(state.reportAttempt(transaction, 20, 'person')).toBe(false)
    expect(open().attempts.recent(1)).toMatchObject([{ signals: 9, pressed: 'script', msisdn: NUMBER, passed: false }])
  })

  it('take no more than twenty reports, and none on what was never begun', () => {
    const state = open()
    const transaction = state.beginAttempt()
    const taken = Array.from({ length: 30 }, (_, i) => state.reportAttempt(transaction, i, 'no'))
    expect(taken.filter(Boolean)).toHaveLength(20)
    expect(state.reportAttempt('made-up', 1, 'person')).toBe(false)
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
