import { forgetSession, signIn } from '@yawmi/session'
import { aSubscriber } from '@yawmi/testing'
import { followPerson } from './follow-person'

const come = (token: string) => signIn({ token, user: aSubscriber() })
/** What this tab sees of another one that signed somebody in. */
const comeElsewhere = (token: string) => {
  localStorage.setItem('token', token)
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}
const follow = () => {
  const replacedElsewhere = jest.fn()
  return { person: followPerson({ replacedElsewhere }), replacedElsewhere }
}

beforeEach(() => localStorage.clear())

it('tells a subscriber who was replaced in another tab', () => {
  come('first')
  const { person, replacedElsewhere } = follow()
  comeElsewhere('second')
  expect(replacedElsewhere).toHaveBeenCalledTimes(1)
  expect(person.wasReplacedHere()).toBe(false)
  person.leave()
})

it('keeps a replacement in this tab apart, which has its own way to go on', () => {
  come('first')
  const { person, replacedElsewhere } = follow()
  come('second')
  expect(replacedElsewhere).not.toHaveBeenCalled()
  expect(person.wasReplacedHere()).toBe(true)
  person.leave()
})

it('takes neither a first sign-in, nor the same token again, nor a sign-out for a replacement', () => {
  const { person, replacedElsewhere } = follow()
  comeElsewhere('first')
  comeElsewhere('first')
  forgetSession()
  come('second')
  expect(replacedElsewhere).not.toHaveBeenCalled()
  expect(person.wasReplacedHere()).toBe(false)
  person.leave()
})
