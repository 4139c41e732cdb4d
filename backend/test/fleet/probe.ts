import { setTimeout as wait } from 'node:timers/promises'
import { SiteClient } from '../processes/site-client'
import { newNumber } from '../site/sign-in'
import { SITE } from './fleet'

const PAUSE_MS = 250

/** Somebody who reads and writes by nginx all the time, from whom one learns for how long the service was away. */
export class Probe {
  /** Milliseconds between two times that all was well, the longest. */
  longestMs = 0
  private lastWell = performance.now()
  private goesOn = true

  private constructor(
    private readonly person: SiteClient,
    private readonly token: string,
  ) {}

  static async start(): Promise<Probe> {
    const person = new SiteClient(SITE)
    const probe = new Probe(person, await person.signIn(newNumber()))
    probe.lastWell = performance.now()
    void probe.run()
    return probe
  }

  /** Waits until all is well. @throws Error when it takes longer than so many seconds */
  async well(withinSeconds = 60): Promise<void> {
    const begun = performance.now()
    while (this.lastWell < begun) {
      if (performance.now() - begun > withinSeconds * 1_000)
        throw new Error(`the service is not back after ${withinSeconds} s`)
      await wait(PAUSE_MS)
    }
  }

  end(): void {
    this.goesOn = false
  }

  private async run(): Promise<void> {
    while (this.goesOn) {
      if (await this.isWell()) {
        const now = performance.now()
        this.longestMs = Math.max(this.longestMs, Math.round(now - this.lastWell))
        this.lastWell = now
      }
      await wait(PAUSE_MS)
    }
  }

  /** A page, a list and a write. */
  private async isWell(): Promise<boolean> {
    const { person, token } = this
    const body = { name: 'سالم' }
    const calls = [
      () => person.call('/home'),
      () => person.call('/api/players/categories', { token }),
      () => person.call('/api/players/subscriber-details', { method: 'POST', token, body }),
    ]
    for (const call of calls) if ((await call()).status !== 200) return false
    return true
  }
}
