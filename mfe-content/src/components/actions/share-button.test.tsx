import { renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { ShareButton } from './share-button'
import { shareText } from '../../lib/share-text'

useNetwork()

const device = (share?: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
afterEach(() => Reflect.deleteProperty(navigator, 'share'))
const whatsApp = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'مشاركة عبر واتساب' }).href)

describe('sharing', () => {
  it('hands text and address to the device', async () => {
    const share = jest.fn(() => Promise.resolve())
    device(share)
    const { user } = renderWithHost(<ShareButton text="غروب" url="http://media.test/p.jpg" />)
    await user.click(screen.getByRole('button', { name: 'مشاركة' }))
    expect(share).toHaveBeenCalledWith({ text: 'غروب', url: 'http://media.test/p.jpg' })
  })

  it('is a link to WhatsApp where the browser cannot share', () => {
    renderWithHost(<ShareButton text="صباح الخير" />)
    expect(whatsApp().origin).toBe('https://wa.me')
    expect(whatsApp().searchParams.get('text')).toBe('صباح الخير')
  })

  it('becomes that link where the page may not share', async () => {
    device(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    const { user } = renderWithHost(<ShareButton text="صباح الخير" />)
    await user.click(screen.getByRole('button', { name: 'مشاركة' }))
    await waitFor(() => expect(whatsApp().searchParams.get('text')).toBe('صباح الخير'))
  })

  it('stays as it is when the sheet is closed', async () => {
    device(() => Promise.reject(new DOMException('closed', 'AbortError')))
    const { user } = renderWithHost(<ShareButton text="صباح الخير" />)
    await user.click(screen.getByRole('button', { name: 'مشاركة' }))
    expect(screen.getByRole('button', { name: 'مشاركة' })).toBeVisible()
  })

  it('stays as it is when it is pressed twice, and the sheet is open already', async () => {
    const share = jest
      .fn(() => Promise.reject(new DOMException('one is open', 'InvalidStateError')))
      .mockImplementationOnce(() => new Promise(() => {}))
    device(share)
    const { user } = renderWithHost(<ShareButton text="صباح الخير" />)
    await user.dblClick(screen.getByRole('button', { name: 'مشاركة' }))
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('button', { name: 'مشاركة' })).toHaveFocus()
  })

  it.each([
    [{ kind: 'quote', text: 'من جدّ وجد', more: 'مثل' } as const, '«من جدّ وجد»\nمثل'],
    [{ kind: 'quote', text: 'من جدّ وجد', more: '' } as const, '«من جدّ وجد»'],
    [{ kind: 'name', text: 'سالم', more: 'السليم' } as const, 'سالم: السليم'],
    [{ kind: 'message', text: 'صباح الخير', more: '' } as const, 'صباح الخير'],
  ])('sends %j as the text itself', (item, text) => {
    expect(shareText(item)).toBe(text)
  })
})
