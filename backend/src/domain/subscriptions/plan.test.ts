import { defaultBrand } from '@yawmi/brand'
import { OF_NO_OPERATOR, plansOf, twoBrands } from '../../../test/subscriptions/default-plans'
import { planOf } from './plan'

const NUMBER = '+218912345678'
const HOUR_MS = 3_600_000

describe('the plan of a brand', () => {
  it('has a price for the numbers of its operators alone', () => {
    const plan = planOf(defaultBrand)
    expect(plan.offerOf(NUMBER)).toEqual({ amount: 250, period: 'day' })
    expect(plan.offerOf(OF_NO_OPERATOR)).toBeNull()
    expect(plan.offerOf(null)).toBeNull()
  })

  it.each([
    [24, 3],
    [4, 1],
    [0, 0],
  ])('announces the end of a trial of %i hours %i hours before it', (trialHours, hours) => {
    const plan = planOf({ ...defaultBrand, trialHours })
    expect([plan.trialMs, plan.noticeMs]).toEqual([trialHours * HOUR_MS, hours * HOUR_MS])
  })
})

describe('what a person agrees to', () => {
  const withTrial = planOf(defaultBrand)
  const withoutTrial = planOf({ ...defaultBrand, trialHours: 0 })
  const PRICE = '0.250 دينار يوميًا'

  it.each([
    [
      'subscribing with a trial',
      withTrial,
      { on: 'subscribing' },
      /^بالضغط على «اشترك».*والأحكام\. يوم مجاني، ثم 0\.250/,
    ],
    ['subscribing without one', withoutTrial, { on: 'subscribing' }, /^بالضغط على «اشترك».*والأحكام\. السعر 0\.250/],
    ['renewing', withTrial, { on: 'renewing' }, /^هل تريد تجديد اشتراكك؟ السعر 0\.250/],
  ] as const)('by %s is the text of the page, with its price', (_, plan, occasion, text) => {
    const consent = plan.consent(NUMBER, { ...occasion, transaction: 'attempt' })
    expect(consent).toEqual({
      ...{ amount: 250, period: 'day', brand: 'yawmi', source: 'web', transaction: 'attempt' },
      text: expect.stringMatching(text),
    })
    expect(consent?.text).toContain(PRICE)
    expect(consent?.text).not.toMatch(/[{}]/)
  })

  it('by a message is what the message says, of no page', () => {
    const consent = withTrial.consent(NUMBER, { on: 'sms' })
    expect(consent).toMatchObject({ source: 'sms', transaction: null })
    expect(consent?.text).toBe(`للاشتراك أرسل 1 إلى 19020، والسعر ${PRICE}.`)
  })

  it('names no attempt where there was none', () => {
    expect(withTrial.consent(NUMBER, { on: 'renewing' })?.transaction).toBeNull()
  })

  it('is nothing for a number that has no price', () => {
    expect(withTrial.consent(OF_NO_OPERATOR, { on: 'subscribing' })).toBeUndefined()
  })
})

describe('the plans of all brands', () => {
  it('are those of their files, made once for each file', () => {
    const plans = twoBrands
    expect(plans.of('nasma').brand).toBe('nasma')
    expect(plans.of('nasma')).toBe(plans.find('nasma'))
    expect(plans.all().map(({ brand }) => brand)).toEqual(['yawmi', 'nasma'])
  })

  it('are the default one’s for a record without a brand, by its file where there is one', () => {
    const changed = { ...defaultBrand, name: 'اسم آخر' }
    expect(plansOf(changed).of(null).name).toBe('اسم آخر')
    expect(plansOf(changed).find(defaultBrand.id)?.name).toBe('اسم آخر')
    expect(plansOf().of(null).name).toBe(defaultBrand.name)
    expect(plansOf().find(defaultBrand.id)?.name).toBe(defaultBrand.name)
  })

  it('are, for a brand that was removed, the default one’s under its own id, to which nobody can agree', () => {
    const plans = plansOf(defaultBrand)
    expect(plans.find('nasma')).toBeUndefined()
    const plan = plans.of('nasma')
    expect(plan).toMatchObject({ brand: 'nasma', name: defaultBrand.name })
    expect(plan.offerOf(NUMBER)).toEqual({ amount: 250, period: 'day' })
    expect(plan.consent(NUMBER, { on: 'renewing' })).toBeUndefined()
  })
})
