import { writeClipboard } from './write-clipboard'

/** jsdom has neither way; each test gives the one that its browser has. */
const give = (clipboard: unknown, command: unknown) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command })
}

describe('writing to the clipboard', () => {
  it('uses the clipboard of the browser', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    give({ writeText }, undefined)
    expect(await writeClipboard('نص')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('نص')
  })

  it.each([
    ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['missing', undefined],
  ])('copies from a selected field where the clipboard is %s, and gives the focus back', async (_, clipboard) => {
    const copied: string[] = []
    give(clipboard, () => {
      const field = document.activeElement as HTMLTextAreaElement
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
      return true
    })
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    expect(await writeClipboard('نص طويل')).toBe(true)
    expect(copied).toEqual(['نص طويل'])
    expect(document.activeElement).toBe(button)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('says so where nothing works', async () => {
    give(undefined, () => false)
    expect(await writeClipboard('نص')).toBe(false)
  })
})
