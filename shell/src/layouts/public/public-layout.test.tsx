import { defaultBrand, type LandingSection } from '@yawmi/brand'
import { currentRole } from '@yawmi/session'
import { queryByAttribute, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { NotFound } from '../../app/not-found'
import { PublicLayout } from './public-layout'

useNetwork()

const open = (options: Parameters<typeof renderWithHost>[1] = {}) =>
  renderWithHost(<PublicLayout>…</PublicLayout>, options)

describe('the public pages', () => {
  it('close their menu by Escape, which returns to its button, and by a press elsewhere', async () => {
    const { user } = open()
    const button = screen.getByRole('button', { name: 'فتح القائمة' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    // eslint-disable-next-line testing-library/no-node-access -- the menu must follow its button, whatever it is
    expect(button.nextElementSibling).toHaveAttribute('id', button.getAttribute('aria-controls'))
    await user.keyboard('{Tab}{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
    await user.click(button)
    await user.click(screen.getByRole('main'))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('have the free content in the menu too where a long name leaves the bar no room for it', () => {
    const at = (name: string) => {
      const { unmount } = open({ brand: { ...defaultBrand, name } })
      const count = screen.getAllByText('محتوى مجاني').length
      const room = queryByAttribute('data-name-room', document.body, /./)?.dataset.nameRoom
      unmount()
      return { count, room }
    }
    expect(at('يومي')).toEqual({ count: 1, room: undefined })
    expect(at('خدمة الأوراق اليومية')).toEqual({ count: 2, room: 'little' })
    expect(at('خدمة الأوراق اليومية للمشتركين في ليبيا')).toEqual({ count: 2, room: 'none' })
  })

  it('have no menu items for sections of the landing page that the brand leaves out', () => {
    const brand = { ...defaultBrand, landing: { sections: ['plan', 'faq'] as LandingSection[] } }
    open({ brand })
    expect(screen.getAllByText('الأسئلة الشائعة')).toHaveLength(2)
    expect(screen.queryByText('المحتوى')).not.toBeInTheDocument()
    expect(screen.getAllByText('من نحن')).toHaveLength(2)
  })

  it('let a visitor in as a free visitor', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'محتوى مجاني' }))
    expect(currentRole()).toBe('free')
  })

  it('keep subscribers signed in who press the button for free content', async () => {
    const { user } = open({ role: 'subscriber' })
    await user.click(screen.getByRole('button', { name: 'محتوى مجاني' }))
    expect(currentRole()).toBe('subscriber')
  })
})

describe('an address that does not exist', () => {
  it('is what the heading of its page says', () => {
    renderWithHost(<NotFound />)
    expect(screen.getByRole('heading', { level: 1, name: 'هذه الصفحة غير موجودة' })).toBeVisible()
  })
})
