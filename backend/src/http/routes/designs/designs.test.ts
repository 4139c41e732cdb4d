import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { savedDesigns } from '../../../infrastructure/db/schema/designs'
import { buildMedia } from '../../../start/media'
import { designForm, saveDesign } from '../../../../test/requests/forms'
import { makePng, pngChunk } from '../../../../test/requests/png'
import { newNumber, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'
import { MAX_DESIGN_BYTES, MAX_DESIGNS } from './quota'

let site: TestSite
let media: FastifyInstance
let picture: Buffer
beforeAll(async () => {
  site = await createTestSite()
  media = await buildMedia(site.env)
  picture = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#3366aacc' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await media.close()
  await site.close()
})

interface Saved {
  uuid: string
  path: string
  thumbnail: string | null
  type: string
}
interface Listed {
  data: Saved[]
  meta: object
}

const save = async (token: string, designType = 'image') => {
  const reply = await saveDesign(site, designForm(picture, { designType }), token)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ data: Saved }>().data
}
const list = async (token: string, query = 'design_type=image') =>
  (await site.get(`/api/v2/players/designs?${query}`, token)).json<Listed>()
const fileOf = (address: string) => path.join(site.env.dataDir, 'media', address)
const subscriberId = async (token: string) =>
  (await site.get('/api/players/subscriber-details', token)).json<{ data: { id: string } }>().data.id

describe('saving a design', () => {
  it('keeps its pixels, and answers where the media host has them', async () => {
    const { path: address, type } = await save(await signIn(site))
    expect(type).toBe('image')
    const reply = await media.inject(address)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const [sent, stored] = await Promise.all([picture, reply.rawPayload].map((png) => sharp(png).raw().toBuffer()))
    expect(stored).toEqual(sent)
  })

  it('keeps a small copy for lists, and answers where the media host has it', async () => {
    const token = await signIn(site)
    const size = { width: 1400, height: 1120 }
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const large = await sharp({ create: { ...size, channels: 3, background: '#3366aa', noise } })
      .png()
      .toBuffer()
    const saved = (await saveDesign(site, designForm(large), token)).json<{ data: Saved }>().data
    expect((await list(token)).data).toEqual([saved])
    const reply = await media.inject(saved.thumbnail!)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 256 })
    // The worst of pictures is noise; the file that it is a copy of has 3.5 MB.
    expect(reply.rawPayload.length).toBeLessThan(60_000)
  })

  it('keeps nothing but the pixels', async () => {
    const secret = pngChunk('tEXt', Buffer.from('Location\0 32.8872N 13.1913E'))
    const form = designForm(makePng({ width: 4, height: 4, extra: [secret] }))
    const reply = await saveDesign(site, form, await signIn(site))
    expect(readFileSync(fileOf(reply.json<{ data: Saved }>().data.path)).includes('Location')).toBe(false)
  })

  it('is for subscribers with the CSRF token only, and reads no body before it knows', async () => {
    const token = await signIn(site)
    expect((await saveDesign(site, designForm(picture), undefined)).statusCode).toBe(401)
    expect((await saveDesign(site, designForm(picture), FREE_VISITOR_TOKEN)).statusCode).toBe(403)
    expect((await saveDesign(site, designForm(picture), await signIn(site, newNumber('402')))).statusCode).toBe(402)
    expect((await saveDesign(site, designForm(picture), await signIn(site, newNumber('406')))).statusCode).toBe(406)
    const forged = await site.app.inject({
      method: 'POST',
      url: '/api/v2/players/designs',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'broken',
    })
    expect(forged.statusCode).toBe(419)
  })

  it('says in Arabic under which field a fault lies', async () => {
    const token = await signIn(site)
    const unknown = await saveDesign(site, designForm(picture, { designType: 'poster' }), token)
    expect(unknown.statusCode).toBe(422)
    expect(unknown.json()).toMatchObject({
      error: 'validation',
      errors: { design_type: [expect.stringMatching(/[\u0600-\u06ff]/)] },
    })
    const none = new FormData()
    const empty = await saveDesign(site, none, token)
    expect(empty.statusCode).toBe(422)
    expect(empty.json()).toMatchObject({ errors: { design_type: [expect.any(String)], image: ['هذا الحقل مطلوب.'] } })
  })

  it('leaves no row when the file cannot be kept', async () => {
    const token = await signIn(site)
    const id = await subscriberId(token)
    const { path: address } = await save(token)
    const folder = path.dirname(fileOf(address))
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'in the way')
    expect((await saveDesign(site, designForm(picture), token)).statusCode).toBe(500)
    expect(await site.database.db.select().from(savedDesigns).where(eq(savedDesigns.subscriberId, id))).toHaveLength(1)
  })
})

describe('the quota', () => {
  const fill = async (token: string, rows: number, bytes: number) => {
    const [id, createdAt] = [await subscriberId(token), new Date('2026-01-01T00:00:00Z')]
    const row = { subscriberId: id, type: 'image' as const, path: '/saved/a/b.png', bytes, createdAt }
    await site.database.db.insert(savedDesigns).values(Array.from({ length: rows }, () => row))
  }

  it('refuses one more than the most with a text under the image, whatever its kind', async () => {
    const token = await signIn(site)
    await fill(token, MAX_DESIGNS, 100)
    const reply = await saveDesign(site, designForm(picture, { designType: 'card' }), token)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      error: 'validation',
      errors: { image: [expect.stringContaining(`${MAX_DESIGNS}`)] },
    })
  })

  it('holds when many come at once', async () => {
    const token = await signIn(site)
    await fill(token, MAX_DESIGNS - 1, 100)
    const replies = await Promise.all([1, 2].map(() => saveDesign(site, designForm(picture), token)))
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422])
    expect((await list(token)).meta).toMatchObject({ total: MAX_DESIGNS })
  })

  it('counts bytes too', async () => {
    const token = await signIn(site)
    await fill(token, 1, MAX_DESIGN_BYTES)
    const reply = await saveDesign(site, designForm(picture), token)
    expect(reply.json()).toMatchObject({ errors: { image: [expect.stringContaining('المساحة')] } })
  })

  it('is nobody else’s', async () => {
    await fill(await signIn(site), MAX_DESIGNS, 100)
    await save(await signIn(site))
  })
})

describe('deleting a design', () => {
  const remove = (id: string, token?: string) => site.send('DELETE', `/api/v2/players/designs/${id}`, undefined, token)

  it('takes it off the list, its file off the media host, and makes room for another', async () => {
    const token = await signIn(site)
    const [gone, stays] = [await save(token), await save(token)]
    const id = await subscriberId(token)
    const filler = { subscriberId: id, type: 'card' as const, path: '/saved/a/c.png', bytes: 1, createdAt: new Date(0) }
    await site.database.db.insert(savedDesigns).values(Array.from({ length: MAX_DESIGNS - 2 }, () => filler))
    expect((await saveDesign(site, designForm(picture), token)).statusCode).toBe(422)

    const reply = await remove(gone.uuid, token)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().message).toMatch(/[\u0600-\u06ff]/)
    expect((await list(token)).data).toEqual([stays])
    for (const address of [gone.path, gone.thumbnail!]) expect((await media.inject(address)).statusCode).toBe(404)
    expect((await media.inject(stays.path)).statusCode).toBe(200)
    await save(token)
    expect((await remove(gone.uuid, token)).statusCode).toBe(404)
  })

  it('is 404 for every design of another, which stays', async () => {
    const [owner, other] = [await signIn(site), await signIn(site)]
    const saved = [await save(owner), await save(owner, 'card')]
    for (const { uuid, path: address } of saved) {
      const reply = await remove(uuid, other)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ error: 'not_found' })
      expect(existsSync(fileOf(address))).toBe(true)
    }
    expect((await list(owner)).data).toEqual([saved[0]])
    expect((await remove('7', other)).statusCode).toBe(404)
  })

  it('takes it out of the list when its file could not be removed, which is then a job of the queue', async () => {
    const token = await signIn(site)
    const { uuid, path: address, thumbnail } = await save(token)
    const [file, aside] = [fileOf(address), `${fileOf(address)}.aside`]
    renameSync(file, aside)
    mkdirSync(file)
    expect((await remove(uuid, token)).statusCode).toBe(200)
    expect((await list(token)).data).toEqual([])
    const { rows } = await site.database.db.execute<{ payload: object }>(
      sql`SELECT payload FROM graphile_worker._private_jobs WHERE key = ${`remove:${uuid}`}`,
    )
    expect(rows).toEqual([{ payload: { addresses: [address, thumbnail] } }])
    rmSync(file, { recursive: true })
    rmSync(aside)
  })
})

describe('the list of saved designs', () => {
  it('has the newest first, ten a page, of the kind that is asked for or of both', async () => {
    const token = await signIn(site)
    const paths: string[] = []
    for (let index = 0; index < 11; index++) {
      site.setNow(new Date(Date.UTC(2026, 10, 21, 10, 0, index)))
      paths.unshift((await save(token)).path)
    }
    site.setNow(new Date(Date.UTC(2026, 10, 21, 10, 1)))
    const card = await save(token, 'card')
    const first = await list(token)
    expect(first.data.map((design) => design.path)).toEqual(paths.slice(0, 10))
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 10, total: 11 })
    expect((await list(token, 'design_type=image&page=2')).data).toHaveLength(1)
    expect((await list(token, 'design_type=image&limit=3')).data).toHaveLength(3)
    expect((await list(token, 'design_type=card')).data).toEqual([card])
    const both = await list(token, 'limit=3')
    expect(both.data[0]).toEqual(card)
    expect(both.data.slice(1)).toEqual((await list(token, 'design_type=image&limit=2')).data)
    expect(both.meta).toMatchObject({ total: (first.meta as { total: number }).total + 1 })
    site.setNow(new Date())
  })

  it('has nothing of anybody else, at once after they saved', async () => {
    const [mine, other] = [await signIn(site), await signIn(site)]
    await save(other)
    expect(await list(mine)).toEqual({ data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } })
  })

  it('is 422 with a kind that there is not', async () => {
    const token = await signIn(site)
    for (const query of ['?design_type=poster', '?design_type=image&limit=101']) {
      expect((await site.get(`/api/v2/players/designs${query}`, token)).statusCode).toBe(422)
    }
  })
})

describe('erasing the account', () => {
  it('erases the files with it, and nobody else’s', async () => {
    const [gone, stays] = [await signIn(site), await signIn(site)]
    const [{ path: lost, thumbnail }, { path: remaining }] = [await save(gone), await save(stays)]
    // A crash may leave a file without its row: it goes too.
    const stray = path.join(path.dirname(fileOf(lost)), 'stray.png')
    writeFileSync(stray, 'left by a crash')

    expect((await site.send('DELETE', '/api/players/subscriber-details', undefined, gone)).statusCode).toBe(200)
    expect([fileOf(lost), fileOf(thumbnail!), stray].filter((file) => existsSync(file))).toEqual([])
    expect((await media.inject(lost)).statusCode).toBe(404)
    expect(existsSync(fileOf(remaining))).toBe(true)
    const rows = await site.database.db.select().from(savedDesigns).where(eq(savedDesigns.path, lost))
    expect(rows).toEqual([])
  })

  it('leaves no file behind when a design is saved at the same moment', async () => {
    const token = await signIn(site)
    const { path: address } = await save(token)
    const [saving] = await Promise.all([
      saveDesign(site, designForm(picture), token),
      site.send('DELETE', '/api/players/subscriber-details', undefined, token),
    ])
    expect([200, 401]).toContain(saving.statusCode)
    const folder = path.dirname(fileOf(address))
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})
