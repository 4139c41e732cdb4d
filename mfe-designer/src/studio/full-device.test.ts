import { forgetSession } from '@yawmi/session'
import { setText } from '../commands/text/set-text'
import { textsOf } from '../document/pristine'
import { autosaveDrafts, listDrafts } from './drafts'
import { createStudio } from './studio'

beforeEach(() => {
  localStorage.clear()
  // What an earlier test could not store goes with its session.
  forgetSession()
})
afterEach(() => jest.restoreAllMocks())

const texts = () =>
  listDrafts('image')
    .map(({ design }) => textsOf(design)[0]?.text)
    .sort()

/** Works on «هنا», which is stored, and then on what the device has no room for; the editor is left, the page stays. */
function workBeyondTheRoom() {
  const studio = createStudio()
  const write = (text: string) => studio.run(setText, { id: 'box-1', text })
  const enter = () => autosaveDrafts(studio, 'image')
  const leave = enter()
  write('هنا')
  window.dispatchEvent(new Event('pagehide'))
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  write('هنا وأكثر')
  leave()
  full.mockRestore()
  return { write, enter, key: `yawmi:draft:image:${studio.view().draft}` }
}
const goOnInAnotherTab = (key: string) => localStorage.setItem(key, localStorage.getItem(key)!.replace('هنا', 'هناك'))

describe('a draft that the device had no room for', () => {
  it('stands for what the device has of it', () => {
    workBeyondTheRoom()
    expect(texts()).toEqual(['هنا وأكثر'])
  })

  it('stands beside what another tab has stored of it since', () => {
    const { key } = workBeyondTheRoom()
    goOnInAnotherTab(key)
    expect(texts()).toEqual(['هنا وأكثر', 'هناك'].sort())
  })

  it('takes the place of no other tab’s work where its studio goes on with it', () => {
    const { key, write, enter } = workBeyondTheRoom()
    goOnInAnotherTab(key)
    const leave = enter()
    write('هنا وأكثر بعد')
    leave()
    expect(texts()).toContain('هناك')
    expect(texts()).toContain('هنا وأكثر بعد')
  })

  it('stands alone where another tab has deleted what the device had', () => {
    const { key } = workBeyondTheRoom()
    localStorage.removeItem(key)
    expect(texts()).toEqual(['هنا وأكثر'])
  })
})
