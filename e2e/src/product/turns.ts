import fs from 'node:fs'
import path from 'node:path'

/** Ends a turn. */
export type EndTurn = () => void

/**
 * Journeys run two at a time against one product, each with visitors of its own. What they share is the service's clock:
 * a journey that moves it would end everybody's codes and trials. So each journey takes a turn: any number of them side
 * by side, or one that moves the clock with no other beside it. Files are all that two test processes have in common.
 */
export class Turns {
  readonly #alone: string
  readonly #beside: string

  /**
   * @param folder where the turns are written down.
   * @param who takes them, one at a time.
   */
  constructor(
    private readonly folder: string,
    who: string | number,
  ) {
    this.#alone = path.join(folder, 'alone')
    this.#beside = path.join(folder, `beside-${who}`)
  }

  /** Forgets the turns of a run that was cut off. */
  reset(): void {
    fs.rmSync(this.folder, { recursive: true, force: true })
    fs.mkdirSync(this.folder, { recursive: true })
  }

  /** Waits for a turn beside others. */
  async takeBeside(): Promise<EndTurn> {
    for (;;) {
      // First say it, then look: of two who come at once at least one sees the other.
      fs.writeFileSync(this.#beside, '')
      if (!fs.existsSync(this.#alone)) return () => fs.rmSync(this.#beside, { force: true })
      fs.rmSync(this.#beside, { force: true })
      await until(() => !fs.existsSync(this.#alone))
    }
  }

  /** Waits for a turn with nobody beside it; who comes later waits for its end. */
  async takeAlone(): Promise<EndTurn> {
    await until(() => made(this.#alone))
    await until(() => fs.readdirSync(this.folder).every((name) => !name.startsWith('beside-')))
    return () => fs.rmSync(this.#alone, { recursive: true, force: true })
  }
}

/** Making a folder succeeds for one of those who try at once. */
function made(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 25))
}
