/** What a number does by the way it ends (design, "numbers of the sandbox carrier"). */
type Scenario = 'well' | 'no_credit' | 'expired' | 'fraud' | 'down' | 'slow'

const BY_ENDING: Record<string, Scenario> = {
  '300': 'fraud',
  '402': 'no_credit',
  '406': 'expired',
  '503': 'down',
  '504': 'slow',
}

export const SLOW_MS = 20_000

export function scenarioOf(msisdn: string): Scenario {
  return BY_ENDING[msisdn.slice(-3)] ?? 'well'
}
