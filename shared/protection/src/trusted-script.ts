/** What browsers with Trusted Types have; others take the text as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createScript' | 'createScriptURL', (input: string) => string | null>,
  ): Record<'createScript' | 'createScriptURL', (input: string) => string>
}

/**
 * A carrier's text as a page's policy may demand it: let pass by `yawmi-protection`, which admits this text and no other.
 * Where a page has other policies alone, what it says of plain text counts.
 */
export const trustedScript = (text: string): string => passed(text, 'createScript')

/** The same of the address under which a page of our shell has such a text. */
export const trustedAddress = (address: string): string => passed(address, 'createScriptURL')

function passed(input: string, how: 'createScript' | 'createScriptURL'): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  try {
    const only = (candidate: string) => (candidate === input ? input : null)
    const none = () => null
    const rules = { createScript: none, createScriptURL: none, [how]: only }
    return trustedTypes?.createPolicy('yawmi-protection', rules)[how](input) ?? input
  } catch {
    return input
  }
}
