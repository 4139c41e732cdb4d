import { ApiError, NetworkError, ValidationError } from '@yawmi/api-client'
import type { Proof, SolvedWork } from '@yawmi/contract'
import { withWork } from './with-work'

/** Browsers have it; jsdom does not. */
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')

const CHALLENGE: Extract<Proof, { kind: 'work' }>['challenge'] = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0011223344556677',
    salt: '8899aabbccddeeff',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    data: { bound: 'b', until: 2_000_000_000 },
  },
  signature: 'ab',
}
const wantsWork = () =>
  new ValidationError('proof_required', 422, {
    message: 'x',
    error: 'proof_required',
    proof: { kind: 'work', challenge: CHALLENGE, expiresIn: 300 },
  })
const wantsSms = new ValidationError('proof_required', 422, {
  message: 'x',
  error: 'proof_required',
  proof: { kind: 'sms', to: '19020', text: 'دخول 4821903756', token: '4821903756', expiresIn: 480, retryAfter: 3 },
})

const give = (crypto: unknown) => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto })
const before = globalThis.crypto
beforeEach(() => void give(webcrypto))
afterEach(() => {
  give(before)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a call that is answered by a challenge', () => {
  it('is made again with what the browser has found, the challenge unchanged', async () => {
    const call = jest.fn<Promise<string>, [SolvedWork | undefined]>()
    call.mockRejectedValueOnce(wantsWork()).mockResolvedValue('sent')
    await expect(withWork(call)).resolves.toBe('sent')
    const [[first], [second]] = call.mock.calls as [[undefined], [SolvedWork]]
    expect(first).toBeUndefined()
    expect(second.challenge).toEqual(CHALLENGE)
    expect(second.solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/)
  })

  it('is not made for ever: the third challenge in a row is the last', async () => {
    const call = jest.fn(() => Promise.reject<string>(wantsWork()))
    await expect(withWork(call)).rejects.toThrow('proof_required')
    expect(call).toHaveBeenCalledTimes(4)
  })

  it('tells of work that takes longer than a second, and of none that does not', async () => {
    jest.useFakeTimers()
    let finish = () => {}
    const atWork = new Promise<never>((_, reject) => (finish = () => reject(new Error('over'))))
    give({ subtle: { importKey: () => atWork } })
    const onLongWork = jest.fn()
    const done = withWork(() => Promise.reject<string>(wantsWork()), onLongWork).catch(() => 'refused')
    await jest.advanceTimersByTimeAsync(999)
    expect(onLongWork).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(onLongWork).toHaveBeenCalledTimes(1)
    finish()
    await expect(done).resolves.toBe('refused')
  })

  it('fails as one that got no answer when the work takes a minute', async () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 30_001))
    const hard = wantsWork()
    const proof = hard.reply!.proof as Extract<Proof, { kind: 'work' }>
    proof.challenge = { ...CHALLENGE, parameters: { ...CHALLENGE.parameters, keyPrefix: 'ffffffffffffffff' } }
    const failed = withWork(() => Promise.reject<string>(hard))
    await expect(failed).rejects.toBeInstanceOf(NetworkError)
    await expect(failed).rejects.toMatchObject({ id: 'timeout' })
  })

  it('says what the server says where the browser cannot solve it', async () => {
    give({})
    const call = jest.fn(() => Promise.reject<string>(wantsWork()))
    await expect(withWork(call)).rejects.toThrow('proof_required')
    expect(call).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a message', wantsSms],
    ['anything else', new ApiError('internal', 500)],
  ])('leaves a demand for %s to who asked', async (_, error) => {
    const call = jest.fn(() => Promise.reject<string>(error))
    await expect(withWork(call)).rejects.toBe(error)
    expect(call).toHaveBeenCalledTimes(1)
  })
})
