import { createBus } from './bus'
import type { Question } from './questions'

const busOfOneTab = () => createBus(() => undefined)
const openOn = (bus: ReturnType<typeof busOfOneTab>) => {
  let open: readonly Question[] = []
  bus.questions().subscribe((questions) => (open = questions))
  return () => open
}

describe('a question over the bus', () => {
  it('gets the answer of whoever shows it, and is gone then', async () => {
    const bus = busOfOneTab()
    const open = openOn(bus)
    const answered = bus.ask('dialog/confirm', { operation: 'logout' })
    expect(open()).toMatchObject([{ name: 'dialog/confirm', asked: { operation: 'logout' } }])
    open()[0]?.answer(true as never)
    await expect(answered).resolves.toBe(true)
    expect(open()).toEqual([])
  })

  it('waits for a host that comes late', async () => {
    const bus = busOfOneTab()
    const answered = bus.ask('dialog/confirm', { question: 'هل تريد المتابعة؟' })
    openOn(bus)()[0]?.answer(false as never)
    await expect(answered).resolves.toBe(false)
  })

  it('keeps the order in which questions were asked', () => {
    const bus = busOfOneTab()
    const open = openOn(bus)
    void bus.ask('dialog/confirm', { operation: 'delete' })
    void bus.ask('dialog/video', { title: 'أمواج', address: '/waves.mp4' })
    expect(open().map(({ name }) => name)).toEqual(['dialog/confirm', 'dialog/video'])
  })

  it('is withdrawn when the screen that asked is left', async () => {
    const bus = busOfOneTab()
    const open = openOn(bus)
    const screen = new AbortController()
    const answered = bus.ask('dialog/confirm', { operation: 'delete' }, screen.signal)
    screen.abort()
    await expect(answered).resolves.toBeUndefined()
    expect(open()).toEqual([])
    await expect(bus.ask('dialog/confirm', { operation: 'delete' }, screen.signal)).resolves.toBeUndefined()
    expect(open()).toEqual([])
  })
})

describe('a duty of the page', () => {
  it('is done by the first that offers it, and by the next when that one leaves', () => {
    const bus = busOfOneTab()
    const log: string[] = []
    const offer = (name: string) =>
      bus.lead('dialogs', () => {
        log.push(`${name} begins`)
        return () => log.push(`${name} ends`)
      })
    const leaveFirst = offer('first')
    const leaveSecond = offer('second')
    expect(log).toEqual(['first begins'])
    leaveFirst()
    leaveFirst()
    expect(log).toEqual(['first begins', 'first ends', 'second begins'])
    leaveSecond()
    expect(log.at(-1)).toBe('second ends')
  })

  it('is not begun by one that left before its turn', () => {
    const bus = busOfOneTab()
    const begun = jest.fn(() => () => {})
    const leaveFirst = bus.lead('dialogs', () => () => {})
    bus.lead('dialogs', begun)()
    leaveFirst()
    expect(begun).not.toHaveBeenCalled()
  })
})
