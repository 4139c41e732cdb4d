import { addText } from '../commands/add-text'
import { clearAll } from '../commands/clear-all'
import { setText } from '../commands/set-text'
import { keepDrafts, readDraft } from './drafts'
import { createStudio } from './studio'

beforeEach(() => localStorage.clear())

function workWith() {
  const studio = createStudio()
  const stop = keepDrafts(studio, 'image')
  const write = (text: string) => studio.run(setText, { id: 'box-1', text })
  return { studio, stop, write }
}

describe('drafts on the device', () => {
  it('keep what was written within half a second', () => {
    jest.useFakeTimers()
    const { write, studio } = workWith()
    write('سلام')
    expect(readDraft('image')).toBeUndefined()
    jest.advanceTimersByTime(500)
    expect(readDraft('image')).toEqual(studio.view().design)
    jest.useRealTimers()
  })

  it('keep the last letter when the page is left at once', () => {
    const { write } = workWith()
    write('سلام')
    window.dispatchEvent(new Event('pagehide'))
    expect(readDraft('image')?.boxes[0]?.text).toBe('سلام')
  })

  it('are one of a kind: a card is not offered as an image', () => {
    const { write, stop } = workWith()
    write('سلام')
    stop()
    expect(readDraft('card')).toBeUndefined()
  })

  it('are not kept of a design that nobody would miss, and go with what was cleared', () => {
    const { studio, write, stop } = workWith()
    studio.run(addText, undefined)
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage).toHaveLength(0)
    write('سلام')
    window.dispatchEvent(new Event('pagehide'))
    studio.run(clearAll, undefined)
    stop()
    expect(localStorage).toHaveLength(0)
  })

  it('never stop the work when the device keeps nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { studio, write, stop } = workWith()
    write('سلام')
    expect(stop).not.toThrow()
    expect(studio.view().design.boxes[0]?.text).toBe('سلام')
    refused.mockRestore()
  })
})
