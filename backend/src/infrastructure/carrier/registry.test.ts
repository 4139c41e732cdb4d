import { chooseCarrier, startCarrier } from './registry'

describe('chooseCarrier', () => {
  it.each(['development', 'test'])('takes the sandbox in %s when none is named', (NODE_ENV) => {
    expect(chooseCarrier({ NODE_ENV })).toBe('sandbox')
  })

  it('takes no sandbox in production unless it is named', () => {
    expect(() => chooseCarrier({ NODE_ENV: 'production' })).toThrow('Set CARRIER to one of: sandbox.')
    expect(chooseCarrier({ NODE_ENV: 'production', CARRIER: 'sandbox' })).toBe('sandbox')
  })

  it('says which there are when it knows none of that name', () => {
    expect(() => chooseCarrier({ NODE_ENV: 'test', CARRIER: 'toString' })).toThrow('one of: sandbox')
  })
})

it('takes no address by https for the sandbox, which has no TLS', async () => {
  const start = { dataDir: '/nowhere', url: 'https://10.0.0.9:4100', warn: () => undefined, now: () => new Date() }
  await expect(startCarrier('sandbox', start)).rejects.toThrow('the sandbox carrier is at http://<host>:<port>')
})
