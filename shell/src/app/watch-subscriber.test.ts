import { forgetSession, signIn } from '@yawmi/session'
import { aSubscriber } from '@yawmi/testing'
import { watchSubscriber } from './watch-subscriber'

const signInHere = (token: string) => signIn({ token, user: aSubscriber() })
/** What this tab sees when another one signs somebody in. */
const signInElsewhere = (token: string) => {
  localStorage.setItem('token', token)
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}
const watchTab = () => {
  const onReplacedElsewhere = jest.fn()
  return { watch: watchSubscriber({ onReplacedElsewhere }), onReplacedElsewhere }
}

beforeEach(() => localStorage.clear())

it('reports a subscriber who was replaced in another tab', () => {
  signInHere('first')
  const { watch, onReplacedElsewhere } = watchTab()
  signInElsewhere('second')
  expect(onReplacedElsewhere).toHaveBeenCalledTimes(1)
  expect(watch.wasReplacedHere()).toBe(false)
  watch.stop()
})

it('does not report a replacement in this tab, which navigates by itself', () => {
  signInHere('first')
  const { watch, onReplacedElsewhere } = watchTab()
  signInHere('second')
  expect(onReplacedElsewhere).not.toHaveBeenCalled()
  expect(watch.wasReplacedHere()).toBe(true)
  watch.stop()
})

it('takes neither a first sign-in, nor the same token again, nor a sign-out for a replacement', () => {
  const { watch, onReplacedElsewhere } = watchTab()
  signInElsewhere('first')
  signInElsewhere('first')
  forgetSession()
  signInHere('second')
  expect(onReplacedElsewhere).not.toHaveBeenCalled()
  expect(watch.wasReplacedHere()).toBe(false)
  watch.stop()
})
