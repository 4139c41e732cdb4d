import { DESKTOP } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { expect, test } from '../test'

test('signing out in one tab signs the other out, and ends the session on the server', async ({ arrive }) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const first = await visitor.tab()
  await new SignUp(first).complete(newNumber())
  const token = await first.evaluate(() => localStorage.getItem('token'))
  const second = await visitor.tab('/quotes-list')
  await second.getByRole('navigation').first().waitFor()

  await first.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await first.getByRole('alertdialog', { name: 'هل تريد تسجيل الخروج؟' }).getByRole('button', { name: 'نعم' }).click()

  await first.waitForURL((url) => url.pathname === '/')
  await second.waitForURL((url) => url.pathname === '/')
  const answer = () =>
    first.evaluate(
      (bearer) =>
        fetch('/api/players/subscriber-details', { headers: { authorization: `Bearer ${bearer}` } }).then(
          ({ status }) => status,
        ),
      token,
    )
  // The device signs out even when the server is slow.
  await expect.poll(answer).toBe(401)
})
