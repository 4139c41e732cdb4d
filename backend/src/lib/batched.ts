/** Loads under way at once; a question that comes meanwhile waits for the next. */
const MAX_LOADS = 2

/** Milliseconds that a question waits for its load to begin. Loads that hang must not hold everybody who comes later. */
export const LONGEST_WAIT_MS = 3_000

interface Question<V> {
  resolve: (value: V | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Answers questions by key, those of one moment together: the more come at once, the less each costs. No answer is
 * older than its question.
 * @param load answers what it has of many keys; the others are answered `undefined`
 */
export class Batched<K, V> {
  private waiting = new Map<K, Question<V>[]>()
  private loads = 0
  private scheduled = false
  private timeout: NodeJS.Timeout | undefined

  constructor(private readonly load: (keys: K[]) => Promise<Map<K, V>>) {}

  get(key: K): Promise<V | undefined> {
    return new Promise((resolve, reject) => {
      const others = this.waiting.get(key)
      if (others) others.push({ resolve, reject })
      else this.waiting.set(key, [{ resolve, reject }])
      this.schedule()
    })
  }

  /** After everything that has already arrived from the network has had its turn to ask. */
  private schedule(): void {
    if (this.scheduled || this.waiting.size === 0) return
    if (this.loads >= MAX_LOADS) {
      this.timeout ??= setTimeout(() => this.giveUp(), LONGEST_WAIT_MS).unref()
      return
    }
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      void this.run()
    })
  }

  /** Those who wait since the first of them began to; who comes now waits anew. */
  private giveUp(): void {
    const error = new Error(`Query read timeout: the loads before did not end within ${LONGEST_WAIT_MS} ms`)
    for (const { reject } of [...this.taken().values()].flat()) reject(error)
  }

  private taken(): Map<K, Question<V>[]> {
    const questions = this.waiting
    this.waiting = new Map()
    clearTimeout(this.timeout)
    this.timeout = undefined
    return questions
  }

  private async run(): Promise<void> {
    const questions = this.taken()
    this.loads += 1
    try {
      const answers = await this.load([...questions.keys()])
      for (const [key, askers] of questions) for (const { resolve } of askers) resolve(answers.get(key))
    } catch (error) {
      for (const { reject } of [...questions.values()].flat()) reject(error)
    } finally {
      this.loads -= 1
      this.schedule()
    }
  }
}
