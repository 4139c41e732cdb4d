import { useApi, useNavigation, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { answer, aCategory, refuse, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'

useNetwork()

function Names() {
  const api = useApi()
  const { data, isError } = useQuery({ queryKey: ['categories'], queryFn: () => api.categories() })
  const role = useRole()
  return <p>{isError ? 'failed' : `${role}: ${data?.data.map((category) => category.name).join() ?? '…'}`}</p>
}

describe('renderWithHost', () => {
  it('shows what the network answers, with the role it was given', async () => {
    const seen = answer('categories', { data: [aCategory({ name: 'نكت' })] })
    renderWithHost(<Names />, { role: 'free' })
    expect(await screen.findByText('free: نكت')).toBeVisible()
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer free-visitor')
  })

  it('announces on the bus that a subscriber has no credit', async () => {
    refuse('categories', 'payment_required')
    const { emitted } = renderWithHost(<Names />, { role: 'subscriber' })
    await screen.findByText('failed')
    expect(emitted).toContainEqual({ name: 'alert/payment-required', payload: {} })
  })

  it('sends the CSRF token that it was given', async () => {
    const seen = answer('contact', { message: 'شكرًا' })
    const Contact = () => {
      const api = useApi()
      return <button onClick={() => void api.contact({} as never)}>go</button>
    }
    const { user } = renderWithHost(<Contact />)
    await user.click(screen.getByText('go'))
    await waitFor(() => expect(seen[0]?.headers.get('x-xsrf-token')).toBe('pair'))
  })

  it('refuses an invalid navigation target, and logs it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {})
    const Nowhere = () => {
      const { go } = useNavigation()
      return <button onClick={() => go('/home' as never)}>go</button>
    }
    const { user, address } = renderWithHost(<Nowhere />, { at: '/here' })
    await user.click(screen.getByText('go'))
    expect(address()).toBe('/here')
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })
})
