import { renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { LazyPart } from './lazy-part'

useNetwork()

const Part = () => <p>البقية</p>

describe('LazyPart', () => {
  it('shows the part when it has come', async () => {
    renderWithHost(<LazyPart load={() => Promise.resolve({ default: Part })} />)
    expect(await screen.findByText('البقية')).toBeVisible()
  })

  it('says that it did not come, and tries again when asked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue({ default: Part })
    const { user } = renderWithHost(<LazyPart load={load} />)
    expect(await screen.findByText(/تعذّر تحميل بقية الصفحة/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await screen.findByText('البقية')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    jest.restoreAllMocks()
  })
})
