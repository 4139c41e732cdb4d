import { forgetSession } from '@yawmi/session'
import { addText } from '../commands/add-box'
import { setFill } from '../commands/background/set-page'
import { clearAll } from '../commands/clear-all'
import { setText } from '../commands/text/set-text'
import { textBox } from '../document/box'
import { textsOf } from '../document/pristine'
import { deleteDraft } from './draft-storage'
import { autosaveDrafts, listDrafts } from './drafts'
import { placeDraft } from './place-draft'
import { createStudio } from './studio'

beforeEach(() => {
  localStorage.clear()
  // What an earlier test could not store goes with its session.
  forgetSession()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function workWith(onRefused?: () => void) {
  const studio = createStudio()
  const stop = autosaveDrafts(studio, 'image', onRefused)
  const write = (text: string) => studio.run(setText, { id: 'box-1', text })
  return { studio, stop, write }
}
/** Works on «الأول», then on «الثاني». @returns the first one's draft */
function workOnTwo() {
  const { studio, stop, write } = workWith()
  write('الأول')
  const first = studio.view().draft
  jest.advanceTimersByTime(1000)
  studio.open()
  write('الثاني')
  jest.advanceTimersByTime(1000)
  stop()
  return first
}
const fillDevice = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
const leave = () => window.dispatchEvent(new Event('pagehide'))
const texts = () => listDrafts('image').map(({ design }) => textsOf(design)[0]?.text)

describe('drafts on the device', () => {
  it('keep what was written within half a second', () => {
    const { write, studio } = workWith()
    write('سلام')
    expect(texts()).toEqual([])
    jest.advanceTimersByTime(500)
    expect(listDrafts('image')[0]?.design).toEqual(studio.view().design)
  })

  it('keep on while somebody writes without a pause', () => {
    const { write } = workWith()
    let text = ''
    for (let letter = 0; letter < 40; letter += 1) {
      write((text += 'س'))
      jest.advanceTimersByTime(100)
    }
    expect(texts()[0]?.length).toBeGreaterThan(30)
  })

  it('keep the last letter when the page is left at once', () => {
    const { write } = workWith()
    write('سلام')
    leave()
    expect(texts()).toEqual(['سلام'])
  })

  it('are one of a kind: a card is not offered as an image', () => {
    const { write, stop } = workWith()
    write('سلام')
    stop()
    expect(listDrafts('card')).toEqual([])
  })

  it('lie beside each other, the one changed last first', () => {
    const first = workOnTwo()
    expect(texts()).toEqual(['الثاني', 'الأول'])
    deleteDraft('image', first)
    expect(texts()).toEqual(['الثاني'])
  })

  it('go on where they were left, under the same name', () => {
    const { studio, write, stop } = workWith()
    write('الأول')
    studio.open()
    studio.open(listDrafts('image')[0])
    jest.advanceTimersByTime(1000)
    write('الأول وأكثر')
    stop()
    expect(texts()).toEqual(['الأول وأكثر'])
  })

  it('are not kept anew by merely being opened', () => {
    const { studio, write, stop } = workWith()
    write('الأول')
    leave()
    const { at, ...draft } = listDrafts('image')[0]!
    studio.open()
    jest.advanceTimersByTime(60_000)
    studio.open(draft)
    stop()
    expect(listDrafts('image')[0]?.at).toBe(at)
  })

  it('are not kept of a design that nobody would miss, and go with what was cleared', () => {
    const { studio, write, stop } = workWith()
    studio.run(addText, undefined)
    leave()
    expect(localStorage).toHaveLength(0)
    write('سلام')
    leave()
    studio.run(clearAll, undefined)
    stop()
    expect(localStorage).toHaveLength(0)
  })

  it('are kept of colours and a pattern on which nothing is written yet, until they are cleared', () => {
    const { studio, stop } = workWith()
    studio.run(setFill, { from: '0b5d6b', to: '063640', pattern: 'stars' })
    leave()
    expect(listDrafts('image')).toMatchObject([{ design: { fill: { pattern: 'stars' } } }])
    studio.open({ id: 'another', design: { ...studio.view().design, boxes: [] } })
    expect(studio.run(clearAll, undefined)).toBe(true)
    stop()
  })

  it('are thirty of a kind at the most', () => {
    const { studio, write, stop } = workWith()
    for (let n = 1; n <= 32; n += 1) {
      studio.open()
      write(`${n}`)
      jest.advanceTimersByTime(1000)
    }
    stop()
    expect(texts()).toHaveLength(30)
    expect(texts().at(-1)).toBe('3')
  })

  it('keep what is worked on where the device’s clock has been put back', () => {
    const { studio, write, stop } = workWith()
    for (let n = 1; n <= 30; n += 1) {
      studio.open()
      write(`${n}`)
      jest.advanceTimersByTime(1000)
    }
    jest.setSystemTime(Date.now() - 86_400_000)
    studio.open()
    write('من بعد')
    stop()
    expect(texts()).toHaveLength(30)
    expect(texts()).toContain('من بعد')
  })

  it('part where two tabs work on the same, and neither loses a word', () => {
    const { studio, write, stop } = workWith()
    write('هنا')
    jest.advanceTimersByTime(500)
    const key = `yawmi:draft:image:${studio.view().draft}`
    write('هنا وأكثر')
    const theirs = localStorage.getItem(key)!.replace('هنا', 'هناك')
    localStorage.setItem(key, theirs)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: theirs }))
    jest.advanceTimersByTime(500)
    write('هنا وأكثر بعد')
    stop()
    expect(texts()).toEqual(['هنا وأكثر بعد', 'هناك'])
  })

  it('part where another tab has worked on the same while its editor was not shown here', () => {
    const { studio, write, stop } = workWith()
    write('هنا')
    stop()
    const key = `yawmi:draft:image:${studio.view().draft}`
    localStorage.setItem(key, localStorage.getItem(key)!.replace('هنا', 'هناك'))
    const stopAgain = autosaveDrafts(studio, 'image')
    jest.advanceTimersByTime(1000)
    write('هنا وأكثر')
    stopAgain()
    expect(texts()).toEqual(['هنا وأكثر', 'هناك'])
  })

  it('go on as one where nobody has, whether or not it was changed since', () => {
    const { studio, write, stop } = workWith()
    write('هنا')
    stop()
    autosaveDrafts(studio, 'image')()
    const stopAgain = autosaveDrafts(studio, 'image')
    write('هنا وأكثر')
    stopAgain()
    expect(texts()).toEqual(['هنا وأكثر'])
  })

  const signIn = (id: string) => localStorage.setItem('subscriber_id', id)

  it('wait for their owner where a session ended by itself, the last letter as well, and are nobody else’s', () => {
    signIn('salem')
    const { write, stop } = workWith()
    write('سلام')
    jest.advanceTimersByTime(500)
    write('سلام عليكم')
    localStorage.removeItem('subscriber_id')
    stop()
    expect(texts()).toEqual([])
    signIn('salem')
    expect(texts()).toEqual(['سلام عليكم'])
    signIn('huda')
    expect(texts()).toEqual([])
  })

  it('go for good when somebody else opens the studio', () => {
    signIn('salem')
    const first = workWith()
    first.write('سلام')
    first.stop()
    signIn('huda')
    workWith().stop()
    signIn('salem')
    expect(texts()).toEqual([])
  })

  it('leave nothing behind of what was not kept yet when somebody signs out', () => {
    signIn('salem')
    const { write, stop } = workWith()
    write('سلام')
    jest.advanceTimersByTime(500)
    write('سلام عليكم')
    localStorage.clear()
    stop()
    expect(localStorage).toHaveLength(0)
  })

  it('pass over what another version has left there', () => {
    localStorage.setItem('yawmi:draft:image:x', '{"boxes":7}')
    localStorage.setItem('yawmi:draft:image:y', '12;[]')
    expect(listDrafts('image')).toEqual([])
  })

  it('never stop the work when the device keeps nothing, and say so once', () => {
    const full = fillDevice()
    const onRefused = jest.fn()
    const { studio, write, stop } = workWith(onRefused)
    write('سلام')
    jest.advanceTimersByTime(1000)
    write('سلام عليكم')
    expect(stop).not.toThrow()
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(textsOf(studio.view().design)[0]?.text).toBe('سلام عليكم')
    full.mockRestore()
  })

  it('are there once the device has room again, though nothing was changed since it had none', () => {
    const full = fillDevice()
    const { write, stop } = workWith()
    write('سلام')
    jest.advanceTimersByTime(1000)
    full.mockRestore()
    leave()
    expect(Object.values(localStorage).join()).toContain('سلام')
    stop()
  })

  it('are there for as long as the page is where the device has no room, whichever is worked on', () => {
    const full = fillDevice()
    workOnTwo()
    expect(texts()).toEqual(['الثاني', 'الأول'])
    deleteDraft('image', listDrafts('image')[0]!.id)
    expect(texts()).toEqual(['الأول'])
    full.mockRestore()
  })

  it('are gone with the session on a device that has no room', () => {
    signIn('salem')
    const full = fillDevice()
    const { write, stop } = workWith()
    write('سلام')
    jest.advanceTimersByTime(1000)
    expect(texts()).toEqual(['سلام'])
    full.mockRestore()
    forgetSession()
    stop()
    signIn('salem')
    expect(texts()).toEqual([])
  })
})

describe('a design that is opened from the saved items', () => {
  const saved = (text: string) => ({ id: 'key', design: { background: null, boxes: [textBox('box-1', { text })] } })

  it('is a draft at once, for a reload, and no second one when it is opened again', () => {
    placeDraft('image', saved('محفوظ'))
    placeDraft('image', saved('محفوظ'))
    expect(listDrafts('image')).toMatchObject([saved('محفوظ')])
  })

  it('leaves a draft of it that was changed meanwhile beside it', () => {
    placeDraft('image', saved('تغيّر هنا'))
    placeDraft('image', saved('محفوظ'))
    expect(texts().sort()).toEqual(['تغيّر هنا', 'محفوظ'].sort())
    expect(listDrafts('image').find(({ id }) => id === 'key')).toMatchObject(saved('محفوظ'))
  })
})
