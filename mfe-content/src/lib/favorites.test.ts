import { forgetSession, signIn } from '@yawmi/session'
import { aPicture } from '@yawmi/testing'
import { allFavorites, hasFavorite, MAX_FAVORITES, onFavorites, toggleFavorite, type Favorite } from './favorites'

const KEY = 'yawmi:favorites'
const quote = (uuid: string): Favorite => ({ kind: 'quote', uuid, text: `نص ${uuid}`, more: 'قائل' })
const picture: Favorite = {
  kind: 'picture',
  uuid: 'p',
  text: 'غروب',
  more: '',
  file: 'p.jpg',
  picture: { ...aPicture(), thumbhash: 'abc' },
}
/** Writes as another tab of the product would. */
const find = (value: unknown) => {
  localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}
const signInAs = (id: string) =>
  signIn({ token: `of-${id}`, user: { id, name: 'سالم', subscription_status: 'active' } })
beforeEach(() => {
  forgetSession()
  find([])
})

describe('favourites on the device', () => {
  it('saves items, newest first, and removes an item that is toggled again', () => {
    toggleFavorite(quote('1'))
    toggleFavorite(picture)
    expect(allFavorites()).toEqual([picture, quote('1')])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([picture, quote('1')])
    toggleFavorite(quote('1'))
    expect(allFavorites()).toEqual([picture])
    expect([hasFavorite(picture), hasFavorite(quote('1'))]).toEqual([true, false])
  })

  it('distinguishes items of two kinds with the same id', () => {
    toggleFavorite(quote('1'))
    expect(hasFavorite({ kind: 'joke', uuid: '1' })).toBe(false)
  })

  it.each([
    'not json',
    'null',
    '{}',
    [null, 1, 'text', [], {}],
    [{ kind: 'quote', uuid: 1, text: 'x', more: '' }],
    [{ kind: 'song', uuid: 'x', text: 'x', more: '' }],
    [{ ...picture, picture: { width: 1 } }],
    [{ ...picture, picture: { ...aPicture(), thumbhash: '', variants: [null] } }],
  ])('reads invalid storage as empty: %j', (rubbish) => {
    find(rubbish)
    expect(allFavorites()).toEqual([])
  })

  it('keeps valid items beside invalid ones', () => {
    find([null, quote('1'), { kind: 'quote' }])
    expect(allFavorites()).toEqual([quote('1')])
  })

  it('leaves what a newer version saved where it is, unseen, for when that version is back', () => {
    const riddle = { kind: 'riddle', uuid: 'r', text: 'ما هو؟', more: 'الظل' }
    const saved = () => JSON.parse(localStorage.getItem(KEY) ?? '') as unknown
    find([riddle, quote('1')])
    toggleFavorite(quote('2'))
    expect(allFavorites()).toEqual([quote('2'), quote('1')])
    expect(saved()).toEqual([quote('2'), quote('1'), riddle])
    toggleFavorite(quote('1'))
    expect(saved()).toEqual([quote('2'), riddle])
  })

  it('takes a visitor’s along to their account, what a newer version saved too', () => {
    const riddle = { kind: 'riddle', uuid: 'r', text: 'ما هو؟', more: 'الظل' }
    find([riddle, quote('1')])
    signInAs('1')
    expect(allFavorites()).toEqual([quote('1')])
    const stored = Object.values(localStorage).find((value) => String(value).includes('riddle')) as string
    expect(JSON.parse(stored)).toEqual([quote('1'), riddle])
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('drops the oldest beyond its limit', () => {
    find(Array.from({ length: MAX_FAVORITES }, (_, index) => quote(String(index))))
    toggleFavorite(quote('new'))
    expect(allFavorites()).toHaveLength(MAX_FAVORITES)
    expect(allFavorites()[0]).toEqual(quote('new'))
    expect(hasFavorite(quote(String(MAX_FAVORITES - 1)))).toBe(false)
  })

  it('keeps them for the page where the browser stores nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    toggleFavorite(quote('1'))
    refuse.mockRestore()
    expect(hasFavorite(quote('1'))).toBe(true)
  })

  it('notifies subscribers of changes in this tab and in others', () => {
    const listener = jest.fn()
    const stop = onFavorites(listener)
    toggleFavorite(quote('1'))
    find([])
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    toggleFavorite(quote('1'))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('keeps what another tab has saved while this page was in the cache for «back», and nobody notified it', () => {
    toggleFavorite(quote('1'))
    localStorage.setItem(KEY, JSON.stringify([quote('2'), quote('1')]))
    dispatchEvent(new Event('pageshow'))
    toggleFavorite(quote('3'))
    expect(allFavorites()).toEqual([quote('3'), quote('2'), quote('1')])
  })

  it('keeps what a full device did not take when somebody comes back to the page', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    toggleFavorite(quote('1'))
    dispatchEvent(new Event('pageshow'))
    refuse.mockRestore()
    expect(allFavorites()).toEqual([quote('1')])
  })

  it('waits for its owner where a session ends by itself, and for nobody else', () => {
    signInAs('9')
    toggleFavorite(quote('1'))
    forgetSession({ keepDrafts: true })
    expect(allFavorites()).toEqual([])
    toggleFavorite(quote('2'))
    signInAs('9')
    expect(allFavorites()).toEqual([quote('2'), quote('1')])
    forgetSession({ keepDrafts: true })
    signInAs('10')
    expect(allFavorites()).toEqual([])
    signInAs('9')
    expect(allFavorites()).toEqual([])
  })

  it('goes with a visitor who signs in, each item once', () => {
    signInAs('9')
    toggleFavorite(quote('1'))
    forgetSession({ keepDrafts: true })
    toggleFavorite(quote('1'))
    toggleFavorite(picture)
    signInAs('9')
    expect(allFavorites()).toEqual([picture, quote('1')])
    toggleFavorite(picture)
    dispatchEvent(new Event('pageshow'))
    expect(allFavorites()).toEqual([quote('1')])
  })

  it('is empty for the next person: signing out clears it', () => {
    signInAs('9')
    toggleFavorite(quote('1'))
    forgetSession()
    expect(allFavorites()).toEqual([])
    expect(JSON.stringify(localStorage)).toBe('{}')
  })
})
