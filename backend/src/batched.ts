/** Loads under way at once; a question that comes meanwhile waits for the next. */
const MOST_LOADS = 2

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
    if (this.scheduled || this.loads >= MOST_LOADS || this.waiting.size === 0) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      void this.run()
    })
  }

  private async run(): Promise<void> {
    const questions = this.waiting
    this.waiting = new Map()
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
