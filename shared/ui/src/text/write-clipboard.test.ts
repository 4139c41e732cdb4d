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

  it('copies in a dialog that keeps the focus inside, in a shadow root of a host page too', async () => {
    const copied: string[] = []
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    for (const place of [document.body, root]) {
      const dialog = place.appendChild(document.createElement('div'))
      const button = dialog.appendChild(document.createElement('button'))
      const keepInside = ({ target }: Event) => {
        if (!dialog.contains(target as Node)) button.focus()
      }
      place.addEventListener('focusin', keepInside)
      give(undefined, () => {
        const field = (place === root ? root : document).activeElement as HTMLTextAreaElement
        copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
        return true
      })
      button.focus()
      expect(await writeClipboard('نص')).toBe(true)
      expect((place === root ? root : document).activeElement).toBe(button)
      place.removeEventListener('focusin', keepInside)
    }
    expect(copied).toEqual(['نص', 'نص'])
  })

  it('says so where nothing works', async () => {
    give(undefined, () => false)
    expect(await writeClipboard('نص')).toBe(false)
  })
})
