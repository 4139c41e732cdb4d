import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { contactMessages } from '../../../infrastructure/db/schema/contact'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

const MESSAGE = {
  name: 'سالم',
  email: 'salem@example.ly',
  phone_number: '0912345678',
  subject: 'سؤال',
  message: 'كيف ألغي الاشتراك؟',
}
let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const write = (body: unknown) => site.send('POST', '/api/v2/players/contact', body)

describe('a message to support', () => {
  it('is kept', async () => {
    const reply = await write(MESSAGE)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ message: 'تم إرسال رسالتك بنجاح' })
    const { phone_number: phoneNumber, ...rest } = MESSAGE
    expect(await site.database.db.select().from(contactMessages)).toMatchObject([{ ...rest, phoneNumber }])
  })

  it('tells what is wrong with each field, in Arabic', async () => {
    const reply = await write({ ...MESSAGE, name: ' ', email: 'salem', subject: undefined, message: 'ا'.repeat(4001) })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({
      error: 'validation',
      message: 'يرجى التحقق من البيانات المدخلة.',
      errors: {
        name: ['هذا الحقل مطلوب.'],
        email: ['البريد الإلكتروني غير صحيح.'],
        subject: ['هذا الحقل مطلوب.'],
        message: ['الحد الأقصى لعدد الأحرف: 4000.'],
      },
    })
  })

  it('says that an empty address is missing, not wrong, and takes one with a space behind it', async () => {
    const reply = await write({ ...MESSAGE, email: '' })
    expect(reply.json()).toMatchObject({ errors: { email: ['هذا الحقل مطلوب.'] } })
    expect((await write({ ...MESSAGE, email: `${MESSAGE.email} ` })).statusCode).toBe(200)
  })

  it('takes an address that was pasted with marks of direction, which nobody sees, and keeps it without', async () => {
    const email = 'marked@example.ly'
    expect((await write({ ...MESSAGE, email: `\u200f\u202a${email}\u202c ` })).statusCode).toBe(200)
    const ofAddress = eq(contactMessages.email, email)
    expect(await site.database.db.select().from(contactMessages).where(ofAddress)).toHaveLength(1)
  })

  it('is one when it comes again because its answer was lost, and two when anything in it is another', async () => {
    const stored = async (subject: string) =>
      (await site.database.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))).length
    const letter = { ...MESSAGE, subject: 'ضاع الرد' }
    await write(letter)
    expect((await write(letter)).json()).toEqual({ message: 'تم إرسال رسالتك بنجاح' })
    expect(await stored(letter.subject)).toBe(1)
    for (const field of ['name', 'phone_number', 'message'] as const) await write({ ...letter, [field]: '0923456789' })
    await write({ ...letter, email: 'other@example.ly' })
    expect(await stored(letter.subject)).toBe(5)
  })

  it('is one when it comes again while the first one is still being stored, as after a database that hung', async () => {
    const letter = { ...MESSAGE, subject: 'تعطّل الحفظ' }
    const { db } = site.database
    const replies = await db
      .transaction(async (tx) => {
        await tx.execute(sql`LOCK TABLE contact_messages IN EXCLUSIVE MODE`)
        const sent = Promise.all([write(letter), write(letter), write(letter)])
        const waiting = sql`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE NOT granted AND datname = current_database()`
        while (((await db.execute(waiting)).rowCount ?? 0) < 3) await wait(20)
        return { sent }
      })
      .then(({ sent }) => sent)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const ofSubject = eq(contactMessages.subject, letter.subject)
    expect(await site.database.db.select().from(contactMessages).where(ofSubject)).toHaveLength(1)
  })

  it('is another one when it comes again after ten minutes', async () => {
    const letter = { ...MESSAGE, subject: 'ما من جواب' }
    await write(letter)
    const ofSubject = eq(contactMessages.subject, letter.subject)
    const createdAt = new Date(Date.now() - 11 * 60_000)
    await site.database.db.update(contactMessages).set({ createdAt }).where(ofSubject)
    await write(letter)
    expect(await site.database.db.select().from(contactMessages).where(ofSubject)).toHaveLength(2)
  })

  it('is refused when one address sends too many', async () => {
    let sent = 16
    let reply = await write(MESSAGE)
    while (reply.statusCode === 200 && sent < 100) {
      sent += 1
      reply = await write(MESSAGE)
    }
    expect(sent).toBe(30)
    expect(reply.json()).toMatchObject({ error: 'too_many_requests', retryAfter: expect.any(Number) })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})
