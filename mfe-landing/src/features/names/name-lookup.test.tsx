import { CATEGORY_IDS } from '@yawmi/contract'
import { aName, answer, aPage, disconnect, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { NameLookup } from './name-lookup'

useNetwork()

const field = () => screen.getByRole('textbox', { name: 'الاسم' })
const search = () => screen.getByRole('button', { name: 'بحث' })

describe('NameLookup', () => {
  it('searches only for a name that is one', async () => {
    const { user } = renderWithHost(<NameLookup />)
    expect(search()).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(search()).toBeDisabled()
    expect(screen.getByText('هنا يظهر المعنى.')).toBeVisible()
  })

  it('shows the meaning, for a visitor without any token', async () => {
    const seen = answer('categoryContent', aPage([aName({ name: 'سِراج', description: 'المصباح المنوّر' })]))
    const { user } = renderWithHost(<NameLookup />)
    await user.type(field(), ' سراج ')
    await user.click(search())
    expect(await screen.findByText('المصباح المنوّر')).toBeVisible()
    expect(screen.getByText('سِراج')).toBeVisible()
    expect(seen[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.names }, query: { specific_name: 'سراج' } })
    expect(seen[0]?.headers.get('authorization')).toBeNull()
  })

  it('says that a name is not there', async () => {
    answer('categoryContent', aPage([]))
    const { user } = renderWithHost(<NameLookup />)
    await user.type(field(), 'زنبرك{Enter}')
    expect(await screen.findByText('هذا الاسم غير موجود حاليًا')).toBeVisible()
    expect(screen.getByText('زنبرك')).toBeVisible()
  })

  it('offers names to try', async () => {
    const seen = answer('categoryContent', aPage([aName()]))
    const { user } = renderWithHost(<NameLookup />)
    await user.click(screen.getByRole('button', { name: 'ونيس' }))
    expect(await screen.findByText('الهداية')).toBeVisible()
    expect(seen[0]?.query.specific_name).toBe('ونيس')
    expect(field()).toHaveValue('ونيس')
  })

  it('keeps the name after a failure and tries again', async () => {
    disconnect('categoryContent')
    const { user } = renderWithHost(<NameLookup />)
    await user.type(field(), 'هدى{Enter}')
    const again = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    expect(field()).toHaveValue('هدى')
    answer('categoryContent', aPage([aName()]))
    await user.click(again)
    const meaning = await screen.findByText('الهداية')
    expect(meaning).toBeVisible()
    // The focus is where the answer stands, as the button is gone.
    expect(document.body).not.toHaveFocus()
    // eslint-disable-next-line testing-library/no-node-access -- the place of the result has no role of its own
    expect(document.activeElement).toContainElement(meaning)
  })
})
