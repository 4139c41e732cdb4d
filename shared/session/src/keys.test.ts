import type { StorageKey, Stored } from './keys'
import { read, write } from './storage'

beforeEach(() => localStorage.clear())

/** What each key of the specification (section 3) holds when all is well. */
const WELL: { [K in StorageKey]: { value: Stored[K]; kept: string } } = {
  token: { value: 'eyJhbGciOi.J9_-', kept: 'eyJhbGciOi.J9_-' },
  accessToken: { value: 'a-host-token', kept: 'a-host-token' },
  freeToken: { value: 'free-visitor', kept: 'free-visitor' },
  subscriptionStatus: { value: 'active', kept: 'active' },
  subscriber: {
    value: { id: '7', name: 'سالم', subscription_status: 'active' },
    kept: '{"id":"7","name":"سالم","subscription_status":"active"}',
  },
  subscriber_id: { value: '8f14e45f-ceea-4c7d-9b1e-000000000007', kept: '8f14e45f-ceea-4c7d-9b1e-000000000007' },
  isFreeVisitor: { value: true, kept: 'true' },
  msisdn: { value: '0912345678', kept: '0912345678' },
  transaction_identify: { value: 'k3-_9', kept: 'k3-_9' },
  alert_message: { value: 'الخدمة متوقفة', kept: 'الخدمة متوقفة' },
  dailyVideo: { value: { uuid: '1' }, kept: '{"uuid":"1"}' },
  backgroundImage: { value: 'pictures/sea-1080.webp', kept: 'pictures/sea-1080.webp' },
  dataType: { value: 'card', kept: 'card' },
}

/** What an older release, another script or a broken disk may have left there. */
const RUBBISH = ['', ' ', 'undefined', 'null', '[object Object]', '{', '{"id":7}', 'خردة', '\u0000\uffff', 'a\nb']

it('reads no path that leads out of the media host', () => {
  for (const path of ['../secret', '//evil.example/x', 'https://evil.example/x', 'a/../../b']) {
    localStorage.setItem('backgroundImage', path)
    expect(read('backgroundImage')).toBeUndefined()
  }
})

const KEYS = Object.keys(WELL) as StorageKey[]

describe.each(KEYS)('the key %s', (key) => {
  const { value, kept } = WELL[key]

  it('is written under its exact name and read back', () => {
    write(key, value as never)
    expect({ ...localStorage }).toEqual({ [key]: kept })
    expect(read(key)).toEqual(value)
  })

  it.each(RUBBISH)('reads %j as absent', (rubbish) => {
    localStorage.setItem(key, rubbish)
    const found = read(key)
    // A text for people may be any text, and the day's video is checked by the screen that plays it.
    if (key === 'alert_message') expect(found).toBe(rubbish.trim() || undefined)
    else if (key === 'dailyVideo' && rubbish === '{"id":7}') expect(found).toEqual({ id: 7 })
    else expect(found).toBeUndefined()
  })
})
