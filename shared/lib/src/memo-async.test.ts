import { memoAsync } from './memo-async'

describe('an async memo', () => {
  it('runs the work once for all who wait', async () => {
    const work = jest.fn(async () => 'answer')
    const load = memoAsync(work)
    await expect(Promise.all([load(), load()])).resolves.toEqual(['answer', 'answer'])
    await load()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('runs it again after a failure', async () => {
    const work = jest.fn(async () => 'answer').mockRejectedValueOnce(new Error('offline'))
    const load = memoAsync(work)
    await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    await expect(load()).resolves.toBe('answer')
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('tells inputs apart by their key', async () => {
    const work = jest.fn(async ({ url }: { url: string }) => url)
    const load = memoAsync(work, ({ url }) => url)
    await expect(Promise.all([load({ url: 'a' }), load({ url: 'b' }), load({ url: 'a' })])).resolves.toEqual([
      'a',
      'b',
      'a',
    ])
    expect(work).toHaveBeenCalledTimes(2)
  })
})
