import { serializeStyles } from '@emotion/serialize'
import { emotionCache, holdCache } from './emotion-cache'

const container = () => document.body.appendChild(document.createElement('div'))

const write = (cache: ReturnType<typeof emotionCache>) =>
  cache.insert('.x', serializeStyles(['color:red;']), cache.sheet, false)

describe('holdCache', () => {
  it('gives one cache to all who ask for a key in one container', () => {
    const into = container()
    expect(emotionCache('one', into)).toBe(emotionCache('one', into))
    expect(emotionCache('one', into)).not.toBe(emotionCache('one', container()))
  })

  it('keeps the styles while somebody holds them and takes them away after the last', async () => {
    const into = container()
    const cache = emotionCache('two', into, 'abc')
    const [first, second] = [holdCache(cache, into), holdCache(cache, into)]
    write(cache)
    expect(into.querySelector('style')?.nonce).toBe('abc')
    first()
    await Promise.resolve()
    expect(into.querySelectorAll('style')).not.toHaveLength(0)
    second()
    await Promise.resolve()
    expect(into.querySelectorAll('style')).toHaveLength(0)
    expect(emotionCache('two', into)).not.toBe(cache)
  })

  it('keeps them when they are held again at once, as StrictMode does', async () => {
    const into = container()
    const cache = emotionCache('three', into)
    write(cache)
    holdCache(cache, into)()
    holdCache(cache, into)
    await Promise.resolve()
    expect(into.querySelectorAll('style')).not.toHaveLength(0)
  })
})
