import { noJitterGenerator } from 'cockatiel'

/**
 * Milliseconds to wait after so many attempts, where the database counts them: twice as long each time.
 * @param initialDelay after none
 */
export function exponentialDelay(attempts: number, initialDelay: number, maxDelay: number): number {
  return noJitterGenerator(attempts, { initialDelay, maxDelay, exponent: 2, generator: noJitterGenerator })[0]
}
