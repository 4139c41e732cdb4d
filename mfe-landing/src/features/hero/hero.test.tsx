import { defaultBrand, type Brand } from '@yawmi/brand'
import { currentRole, forgetSession, readStored } from '@yawmi/session'
import { act, aName, answer, aPage, renderWithHost, screen, useNetwork, within } from '@yawmi/testing'
import { declaration } from '../../remote'
import { shippedBrands } from '../../testing/shipped-brands'
import { Hero } from './hero'

useNetwork()

const withHome = {
  ...declaration,
  routes: [...declaration.routes, { ...declaration.routes[0]!, name: 'home', path: '/home' as const }],
}
const open = (options: { brand?: Brand; role?: 'free' | 'subscriber' } = {}) => {
  answer('protectedScript', { messageCode: '00', success: { dcbprotect: ';', transaction_identify: 'tx' } })
  answer('categoryContent', aPage([aName()]))
  return renderWithHost(<Hero leaf="none" />, { declaration: withHome, ...options })
}
const prices = () =>
  within(screen.getByRole('list', { name: 'سعر الاشتراك' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/[\u00a0\u200f]/g, ' ').trim())

describe('Hero', () => {
  it('says in eight words what it is', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent?.split(' ')).toHaveLength(8)
  })

  it('shows price and period of every operator of the brand', () => {
    open()
    expect(prices()).toEqual([
      '0.250 دينار يوميًاالشبكة الأولى، أرقام 091 و093 و095',
      '1.750 دينار أسبوعيًاالشبكة الثانية، أرقام 092 و094 و096',
    ])
  })

  it('shows the weekly reading of a brand that has it', () => {
    open({ brand: shippedBrands.nasma })
    expect(prices()).toEqual([
      '0.250 دينار أسبوعيًانسمة موبايل، أرقام 091 و093 و095',
      '1.750 دينار أسبوعيًاالشبكة الشريكة، أرقام 092 و094 و096',
    ])
  })

  it('names no operator where there is only one', () => {
    open({ brand: { ...defaultBrand, operators: defaultBrand.operators.slice(0, 1) } })
    expect(prices()).toEqual(['0.250 دينار يوميًا'])
  })

  it('marks the price of the operator that the number belongs to', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox'), '0922345678')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).not.toHaveAttribute('aria-current')
    expect(second).toHaveAttribute('aria-current', 'true')
    // Not by its colour alone.
    expect(second).toHaveTextContent('شبكة رقمك')
    expect(first).not.toHaveTextContent('شبكة رقمك')
  })

  it('says beneath how to cancel, with the code and the address of the brand', () => {
    const { container } = open()
    expect(container).toHaveTextContent(`أرسل ${defaultBrand.sms.cancel} إلى ${defaultBrand.sms.to}`)
    expect(screen.getByRole('link', { name: 'support@yawmi.ly' })).toHaveAttribute('href', 'mailto:support@yawmi.ly')
  })

  it('speaks of neither trial nor text messages for a brand that has none', () => {
    const brand = {
      ...defaultBrand,
      trialHours: 0,
      features: { ...defaultBrand.features, smsEntry: false, freeEntry: false },
    }
    const { container } = open({ brand })
    expect(container).not.toHaveTextContent('19020')
    expect(container).not.toHaveTextContent('التجربة المجانية')
    expect(screen.queryByRole('button', { name: 'جرّب المحتوى المجاني' })).not.toBeInTheDocument()
  })

  it('lets a visitor in for free and goes home', async () => {
    const { user, address } = open()
    await user.click(screen.getByRole('button', { name: 'جرّب المحتوى المجاني' }))
    expect(currentRole()).toBe('free')
    expect(readStored('subscriptionStatus')).toBe('free')
    expect(address()).toBe('/home')
  })

  it('leads who is inside to the content', () => {
    open({ role: 'free' })
    expect(screen.getByRole('link', { name: 'انتقل إلى المحتوى' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('button', { name: 'جرّب المحتوى المجاني' })).not.toBeInTheDocument()
  })

  it('offers a subscriber the content at one press, and neither a form nor a price', () => {
    const requests = answer('protectedScript', { messageCode: '00' })
    open({ role: 'subscriber' })
    expect(screen.getByRole('link', { name: 'انتقل إلى المحتوى' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'سعر الاشتراك' })).not.toBeInTheDocument()
    expect(screen.queryByText(/التجربة المجانية/)).not.toBeInTheDocument()
    expect(requests).toHaveLength(0)
  })

  it('has the form again once a subscriber has signed out', async () => {
    open({ role: 'subscriber' })
    act(() => forgetSession())
    expect(await screen.findByRole('button', { name: 'اشترك' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'انتقل إلى المحتوى' })).not.toBeInTheDocument()
  })

  it('speaks with the words of the brand', async () => {
    open({ brand: shippedBrands.nasma })
    expect(screen.getByText(/^نسمة خدمة ترفيه عربية/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'انضم إلى نسمة' })).toBeVisible()
    expect(screen.getByText(/بالضغط على «انضم إلى نسمة» فإنك توافق/)).toBeVisible()
  })
})
