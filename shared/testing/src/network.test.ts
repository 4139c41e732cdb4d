import { answer, gate, network, refuse, useNetwork } from './index'

useNetwork()

const get = (path: string) => fetch(`http://localhost${path}`)

describe('the network of a test', () => {
  it('answers an operation by the latest that was said of it, with the params of its address', async () => {
    const first = answer('stickerPack', { data: 1 })
    const latest = answer('stickerPack', ({ params, query }) => ({ ...params, ...query }))
    answer('stickers', { data: [] })
    const reply = await get('/api/v2/players/stickers/%D9%88%2F1?page=2')
    expect(await reply.json()).toEqual({ id: 'و/1', page: '2' })
    expect([first, latest].map(({ length }) => length)).toEqual([0, 1])
  })

  it('refuses what nobody answers: another address, method or host', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    answer('stickers', { data: [] })
    await expect(get('/api/v2/players/sticker')).rejects.toThrow()
    await expect(fetch('http://localhost/api/v2/players/stickers', { method: 'POST' })).rejects.toThrow()
    await expect(fetch('http://elsewhere.test/api/v2/players/stickers')).rejects.toThrow()
  })

  it('forgets its answers, but ends a call that has begun', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { opened, open } = gate()
    const seen = answer('stickers', { data: [1] }, { after: opened })
    const call = get('/api/v2/players/stickers')
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    network.resetHandlers()
    open()
    expect(await (await call).json()).toEqual({ data: [1] })
    await expect(get('/api/v2/players/stickers')).rejects.toThrow()
    refuse('stickers', 'forbidden')
    expect((await get('/api/v2/players/stickers')).status).toBe(403)
  })
})
