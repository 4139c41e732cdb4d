import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DESIGN_DOCUMENT_VERSION, type SavedDesign } from '@yawmi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { savedDesigns } from '../../../infrastructure/db/schema/designs'
import { buildMedia } from '../../../start/media'
import { designForm, saveDesign } from '../../../../test/requests/forms'
import { makePng } from '../../../../test/requests/png'
import { signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'
import { MAX_DESIGN_BYTES, MAX_DESIGNS } from './quota'

let site: TestSite
let media: FastifyInstance
beforeAll(async () => {
  site = await createTestSite()
  media = await buildMedia(site.env)
})
afterAll(async () => {
  await media.close()
  await site.close()
})

const PICTURE = makePng({ width: 4, height: 4 })
const JPEG = '/9j/4AAQSkZJRg=='
const text = (words: string) => ({
  ...{ id: 'box-1', type: 'text', text: words, fontSize: 16, fontFamily: '', fontColor: '000000', x: 0, y: 0 },
  ...{ width: 280, rotation: 0, align: 'center', lineGap: 20, bold: false, outline: false, shadow: false },
  ...{ plate: false, opacity: 1, locked: false },
})
const designOf = (words: string, more: object = {}) => ({
  version: DESIGN_DOCUMENT_VERSION,
  background: null,
  boxes: [text(words)],
  ...more,
})
const own = (id: string) => ({ path: `own:${id}`, width: 100, height: 100 })

const upload = (token: string, document: unknown, fields: Record<string, string> = { key: randomUUID() }) =>
  saveDesign(site, designForm(PICTURE, { document, fields }), token)
const save = async (token: string, document: unknown, fields?: Record<string, string>) => {
  const reply = await upload(token, document, fields)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ data: SavedDesign }>().data
}
const documentOf = (id: string, token: string) => site.get(`/api/v2/players/designs/${id}/document`, token)
const opened = async (id: string, token: string): Promise<unknown> =>
  JSON.parse((await documentOf(id, token)).json<{ data: { document: string } }>().data.document)
const list = async (token: string) =>
  (await site.get('/api/v2/players/designs?design_type=image', token)).json<{ data: SavedDesign[] }>().data
const fileOf = (address: string) => path.join(site.env.dataDir, 'media', address)
const filesBeside = (address: string) => readdirSync(path.dirname(fileOf(address)))
const rowOf = async (id: string) =>
  (await site.database.db.select().from(savedDesigns).where(eq(savedDesigns.id, id)))[0]!

describe('a design that is saved with its document', () => {
  it('is listed with name, time and key, and opens as it was saved', async () => {
    const token = await signIn(site)
    const now = new Date('2026-11-21T10:00:00Z')
    site.setNow(now)
    const document = designOf('عيد مبارك', { background: own('abc1'), pictures: { 'own:abc1': JPEG } })
    const saved = await save(token, document, { key: 'draft-1', name: 'بطاقة العيد' })
    site.setNow(new Date())
    expect(saved).toMatchObject({ name: 'بطاقة العيد', key: 'draft-1', saved_at: now.toISOString() })
    expect(await list(token)).toEqual([saved])
    expect(await opened(saved.uuid, token)).toEqual(document)
  })

  it('takes the place of what was saved under its key, whose files go', async () => {
    const token = await signIn(site)
    const first = await save(token, designOf('أول'), { key: 'one', name: 'الأول' })
    const { documentPath, thumbnailPath } = await rowOf(first.uuid)
    const second = await save(token, designOf('ثان'), { key: 'one', name: 'غيره' })
    expect(second).toMatchObject({ uuid: first.uuid, name: 'غيره' })
    expect(await list(token)).toEqual([second])
    expect(await opened(second.uuid, token)).toEqual(designOf('ثان'))
    const before = [first.path, documentPath!, thumbnailPath!]
    expect(before.filter((address) => existsSync(fileOf(address)))).toEqual([])
    expect(filesBeside(second.path)).toHaveLength(3)
  })

  it('takes no place of what another device has saved since its own saw it', async () => {
    const token = await signIn(site)
    const first = await save(token, designOf('أول'), { key: 'one' })
    const second = await save(token, designOf('ثان'), { key: 'one', replaces: first.version! })
    const refused = await upload(token, designOf('من جهاز آخر'), { key: 'one', replaces: first.version! })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: 'conflict' })
    expect(await list(token)).toEqual([second])
    expect(await opened(first.uuid, token)).toEqual(designOf('ثان'))
    expect(filesBeside(second.path)).toHaveLength(3)
    // What was opened since then is known.
    expect(await save(token, designOf('بعد الفتح'), { key: 'one', replaces: second.version! })).toMatchObject({
      uuid: first.uuid,
    })
  })

  it('is saved by another try where the answer to the first was lost, and by a device that knows of no version', async () => {
    const token = await signIn(site)
    const { version } = await save(token, designOf('أول'), { key: 'one' })
    await save(token, designOf('ثان'), { key: 'one', replaces: version! })
    await save(token, designOf('ثان'), { key: 'one', replaces: version! })
    await save(token, designOf('ثالث'), { key: 'one' })
    expect(await list(token)).toHaveLength(1)
  })

  it('is named by its words until somebody names it, and what is duplicated of it too', async () => {
    const token = await signIn(site)
    const { uuid } = await save(token, designOf('أول'), { key: 'one', name: 'أول' })
    expect(await save(token, designOf(''), { key: 'one' })).toMatchObject({ name: 'أول' })
    await site.send('PUT', `/api/v2/players/designs/${uuid}`, { name: 'للعيد' }, token)
    expect(await save(token, designOf('ثان'), { key: 'one', name: 'ثان' })).toMatchObject({ name: 'للعيد' })
    await site.send('POST', `/api/v2/players/designs/${uuid}/copy`, { key: 'two' }, token)
    expect(await save(token, designOf('ثالث'), { key: 'two', name: 'ثالث' })).toMatchObject({ name: 'للعيد' })
  })

  it('keeps the name that an older server has saved', async () => {
    const token = await signIn(site)
    const { uuid } = await save(token, designOf('أول'), { key: 'one', name: 'أول' })
    const { id: _id, isNamed: _isNamed, ...older } = await rowOf(uuid)
    await site.database.db.delete(savedDesigns).where(eq(savedDesigns.id, uuid))
    await site.database.db.insert(savedDesigns).values(older)
    expect(await save(token, designOf('ثان'), { key: 'one', name: 'ثان' })).toMatchObject({ name: 'أول' })
  })

  it('is saved once however often, and at once, it is sent', async () => {
    const token = await signIn(site)
    const replies = await Promise.all([1, 2].map(() => upload(token, designOf('مرة'), { key: 'twice' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await list(token)).toHaveLength(1)
  })

  it('may be saved again where nothing more could be, and counts with its document', async () => {
    const token = await signIn(site)
    const { uuid } = await save(token, designOf('يبقى'), { key: 'full' })
    const { subscriberId, bytes, documentPath, thumbnailPath, path: picture } = await rowOf(uuid)
    expect(bytes).toBe(
      (await media.inject(picture)).rawPayload.length +
        (await media.inject(thumbnailPath!)).rawPayload.length +
        Buffer.byteLength(JSON.stringify(designOf('يبقى'))),
    )
    const filler = { subscriberId, type: 'card' as const, path: '/saved/a/b.png', bytes: 1, createdAt: new Date(0) }
    await site.database.db.insert(savedDesigns).values(Array.from({ length: MAX_DESIGNS - 1 }, () => filler))
    expect((await upload(token, designOf('جديد'))).statusCode).toBe(422)
    await save(token, designOf('تغيّر'), { key: 'full' })
    expect(existsSync(fileOf(documentPath!))).toBe(false)
    await site.database.db.update(savedDesigns).set({ bytes: MAX_DESIGN_BYTES }).where(eq(savedDesigns.id, uuid))
    await save(token, designOf('مرة أخرى'), { key: 'full' })
  })

  it('is nobody else’s under the same key, and opens for nobody else', async () => {
    const [mine, other] = [await signIn(site), await signIn(site)]
    const saved = await save(mine, designOf('لي'), { key: 'same' })
    await save(other, designOf('له'), { key: 'same' })
    expect(await opened(saved.uuid, mine)).toEqual(designOf('لي'))
    expect((await documentOf(saved.uuid, other)).statusCode).toBe(404)
  })

  it('is not served by the media host, whoever knows its address', async () => {
    const token = await signIn(site)
    const { documentPath } = await rowOf((await save(token, designOf('سر'))).uuid)
    expect(existsSync(fileOf(documentPath!))).toBe(true)
    expect((await media.inject(documentPath!)).statusCode).toBe(404)
  })

  it('loses its document when it is deleted, and all of them when the account is erased', async () => {
    const token = await signIn(site)
    const [gone, stays] = [await save(token, designOf('أول')), await save(token, designOf('ثان'))]
    const [{ documentPath }, remaining] = [await rowOf(gone.uuid), await rowOf(stays.uuid)]
    await site.send('DELETE', `/api/v2/players/designs/${gone.uuid}`, undefined, token)
    expect(existsSync(fileOf(documentPath!))).toBe(false)
    await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    expect(existsSync(fileOf(remaining.documentPath!))).toBe(false)
  })
})

describe('a document that is not taken', () => {
  it.each<[string, unknown]>([
    ['is no design', { boxes: 1 }],
    ['is of a later version', designOf('x', { version: DESIGN_DOCUMENT_VERSION + 1 })],
    ['has a field that there is not', designOf('x', { script: 'alert(1)' })],
    ['has too many boxes', designOf('x', { boxes: Array.from({ length: 201 }, () => text('x')) })],
    ['has a text that is too long', designOf('x'.repeat(2001))],
    [
      'names a picture of another site',
      designOf('x', { background: { ...own('x'), path: 'https://example.com/a.png' } }),
    ],
    ['names one by its host alone', designOf('x', { background: { ...own('x'), path: '//example.com/a.png' } })],
    ['lacks a picture that it names', designOf('x', { background: own('abc') })],
    ['has a picture that it does not name', designOf('x', { pictures: { 'own:abc': JPEG } })],
    ['has an SVG for a picture', designOf('x', { background: own('abc'), pictures: { 'own:abc': btoa('<svg/>') } })],
  ])('says so under its field, and nothing is saved: %s', async (_, document) => {
    const token = await signIn(site)
    const reply = await upload(token, document)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { document: [expect.stringMatching(/[\u0600-\u06ff]/)] } })
    expect(await list(token)).toEqual([])
  })

  it('is one of more than 5 MB', async () => {
    const token = await signIn(site)
    const reply = await upload(token, designOf('x', { pictures: { 'own:abc': 'x'.repeat(5 * 1024 * 1024) } }))
    expect(reply.statusCode).toBe(413)
  })
})

describe('a design of before, which has no document', () => {
  it('is listed without a key, does not open, and is saved beside others', async () => {
    const token = await signIn(site)
    const [first, second] = [await save(token, undefined, {}), await save(token, undefined, {})]
    expect(await list(token)).toEqual(expect.arrayContaining([first, second]))
    expect(first).toMatchObject({ key: null, name: null })
    expect((await documentOf(first.uuid, token)).json()).toMatchObject({ error: 'not_found' })
  })
})

describe('a saved design', () => {
  const rename = (id: string, name: string, token: string) =>
    site.send('PUT', `/api/v2/players/designs/${id}`, { name }, token)
  const copy = (id: string, key: string, token: string) =>
    site.send('POST', `/api/v2/players/designs/${id}/copy`, { key }, token)

  it('is renamed by its owner alone, to a line of at most 80 letters', async () => {
    const [token, other] = [await signIn(site), await signIn(site)]
    const { uuid } = await save(token, designOf('x'))
    expect((await rename(uuid, ' صباح الخير ', token)).json()).toMatchObject({ data: { uuid, name: 'صباح الخير' } })
    expect((await rename(uuid, 'لي', other)).statusCode).toBe(404)
    for (const name of ['', '  ', 'x'.repeat(81), 'سطر\nآخر'])
      expect((await rename(uuid, name, token)).statusCode).toBe(422)
    expect(await list(token)).toMatchObject([{ name: 'صباح الخير' }])
  })

  it('is duplicated with files of its own, once for a key', async () => {
    const token = await signIn(site)
    const saved = await save(token, designOf('أصل'), { key: 'original', name: 'الأصل' })
    const made = [1, 2].map(async () => (await copy(saved.uuid, 'copy', token)).json<{ data: SavedDesign }>().data)
    const [first, second] = await Promise.all(made)
    expect(first).toMatchObject({ name: 'الأصل', key: 'copy' })
    expect(second!.uuid).toBe(first!.uuid)
    expect(await list(token)).toHaveLength(2)
    await site.send('DELETE', `/api/v2/players/designs/${saved.uuid}`, undefined, token)
    expect(await opened(first!.uuid, token)).toEqual(designOf('أصل'))
    const [{ path: address, thumbnail }] = (await list(token)) as [SavedDesign]
    for (const file of [address, thumbnail!]) expect((await media.inject(file)).statusCode).toBe(200)
  })

  it('is not duplicated by others, nor where there is no room', async () => {
    const [token, other] = [await signIn(site), await signIn(site)]
    const { uuid } = await save(token, designOf('x'))
    expect((await copy(uuid, 'theirs', other)).statusCode).toBe(404)
    await site.database.db.update(savedDesigns).set({ bytes: MAX_DESIGN_BYTES }).where(eq(savedDesigns.id, uuid))
    expect((await copy(uuid, 'more', token)).json()).toMatchObject({
      errors: { image: [expect.stringContaining('المساحة')] },
    })
  })
})
