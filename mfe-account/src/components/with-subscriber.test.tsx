import { type ApiError, GarbageError, NetworkError, ServerError } from '@yawmi/api-client'
import { LoadFailure } from '@yawmi/remote-kit'
import { signIn } from '@yawmi/session'
import { act, answer, disconnect, refuse, renderWithHost, screen, someDetails, useNetwork } from '@yawmi/testing'
import { WithSubscriber } from './with-subscriber'

useNetwork()

const open = (role: 'free' | 'subscriber' = 'subscriber') =>
  renderWithHost(
    <WithSubscriber title="حسابي" skeleton="…">
      {({ name }) => <p>{name}</p>}
    </WithSubscriber>,
    { role },
  )

describe("a subscriber's data", () => {
  it('comes back by the button after the connection was lost', async () => {
    disconnect('subscriberDetails')
    const { user } = open()
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
    answer('subscriberDetails', { data: someDetails({ name: 'هدى' }) })
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await screen.findByText('هدى')).toBeVisible()
  })

  it('is of who signs in next, in a page that both stay in', async () => {
    answer('subscriberDetails', { data: someDetails({ name: 'هدى' }) })
    open()
    await screen.findByText('هدى')
    answer('subscriberDetails', { data: someDetails({ name: 'سالم' }) })
    act(() => signIn({ token: 'another', user: { id: '10', name: 'سالم', subscription_status: 'active' } }))
    expect(await screen.findByText('سالم')).toBeVisible()
    expect(screen.queryByText('هدى')).not.toBeInTheDocument()
  })

  it("is not taken from a captive portal's own JSON", async () => {
    answer('subscriberDetails', { login: 'portal' })
    open()
    expect(await screen.findByText(/وصل رد لا نفهمه/)).toBeVisible()
  })

  it('is not asked for by whoever is no subscriber', () => {
    const seen = refuse('subscriberDetails', 'forbidden')
    open('free')
    expect(screen.getByText('هذا المحتوى للمشتركين فقط')).toBeVisible()
    expect(seen).toEqual([])
  })
})

describe('what could not be loaded', () => {
  it.each<[string, ApiError, RegExp]>([
    ['no connection', new NetworkError('network', 0), /تعذّر الوصول إلى الخدمة/],
    ['an answer that came too late', new NetworkError('timeout', 0), /تأخر الرد/],
    ['an answer that is none of ours', new GarbageError('garbage', 200), /وصل رد لا نفهمه/],
    ['a fault of the service', new ServerError('internal', 500), /حدث خطأ غير متوقع/],
  ])('says what it was, and offers another try: %s', async (_, error, text) => {
    const retry = jest.fn()
    const { user } = renderWithHost(<LoadFailure error={error} onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('leaves the focus in the page’s content when its button goes', async () => {
    disconnect('subscriberDetails')
    const { user } = renderWithHost(
      <main tabIndex={-1}>
        <WithSubscriber title="حسابي" skeleton="…">
          {({ name }) => <p>{name}</p>}
        </WithSubscriber>
      </main>,
      { role: 'subscriber' },
    )
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' })
    answer('subscriberDetails', { data: someDetails({ name: 'هدى' }) })
    retry.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('هدى')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
