import { injectScript } from './inject-script'
import { trustedScript } from './trusted-script'

type Rules = Record<string, (input: string) => string | null>

/** Stands for a browser whose page demands Trusted Types; a refusal throws there too. */
function demand(allowed: string[]): Record<string, Rules> {
  const made: Record<string, Rules> = {}
  const createPolicy = (name: string, rules: Rules) => {
    if (!allowed.includes(name)) throw new TypeError(`policy "${name}" is disallowed`)
    made[name] = rules
    return { createScript: (text: string) => `trusted:${String(rules.createScript?.(text))}` }
  }
  Object.defineProperty(globalThis, 'trustedTypes', { configurable: true, value: { createPolicy } })
  return made
}
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

describe("a carrier's script in a page that demands Trusted Types", () => {
  it('passes by a policy that admits this script and no other', () => {
    const made = demand(['yawmi-protection'])
    expect(trustedScript('void 0')).toBe('trusted:void 0')
    expect(Object.keys(made)).toEqual(['yawmi-protection'])
    expect(made['yawmi-protection']?.createScript?.('alert(1)')).toBeNull()
  })

  it('is put into the page as what the policy gave', () => {
    demand(['yawmi-protection'])
    injectScript('void 0', 'fresh')
    expect(document.querySelector('script[data-purpose=protection]')?.textContent).toBe('trusted:void 0')
    document.querySelector('script[data-purpose=protection]')?.remove()
  })

  it('is left to the page’s own policy where ours is not allowed', () => {
    demand(['of-the-page'])
    expect(trustedScript('void 0')).toBe('void 0')
  })

  it('is a text like any other in a browser without', () => expect(trustedScript('void 0')).toBe('void 0'))
})
