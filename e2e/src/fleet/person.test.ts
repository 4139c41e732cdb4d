import { PHONE } from '../browser/visitor'
import { codeSentTo } from '../pages/inbox'
import { lookAtSaved, makeWithPhotograph, openLookedAt, save } from '../pages/own-design'
import { SignUp } from '../pages/sign-up'
import { signInByApi } from '../pages/subscriber'
import { test } from '../test'

/** Of nobody in the fleet's sample, which begins anew each time. */
const NUMBER = '0917000011'

test('a person signs up, saves a design with a picture of their own, and finds and opens it on another phone', async ({
  arrive,
}) => {
  const first = await (await arrive({ viewport: PHONE, touch: true })).tab()
  const signUp = new SignUp(first)
  await signUp.begin(NUMBER)
  await signUp.enterCode(await codeSentTo(NUMBER))
  await first.waitForURL('**/home')

  await save(first, await makeWithPhotograph(first))

  const second = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(second, NUMBER)
  await openLookedAt(second, await lookAtSaved(second))
})
