import { chooseCarrier } from './registry'

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
