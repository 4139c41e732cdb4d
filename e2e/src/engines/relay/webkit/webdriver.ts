/** What the driver answers where it cannot do as asked; `code` as the standard has it, such as `no such window`. */
export class WebDriverError extends Error {
  override name = 'WebDriverError'
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A session of WebDriver (https://www.w3.org/TR/webdriver2), whose commands are given one after the other. */
export class WebDriverSession {
  readonly #address: string
  #last: Promise<unknown> = Promise.resolve()
  #window: string | undefined

  private constructor(address: string) {
    this.#address = address
  }

  /** @returns the session, and what the driver says of its browser. */
  static async begin(driver: string, capabilities: object): Promise<[WebDriverSession, Record<string, unknown>]> {
    const begun = await ask<{ sessionId: string; capabilities: Record<string, unknown> }>(`${driver}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })
    return [new WebDriverSession(`${driver}/session/${begun.sessionId}`), begun.capabilities]
  }

  /** A command to the session; one with `window` goes to that window. */
  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, window?: string): Promise<T> {
    const answer = this.#last.then(async () => {
      if (window !== undefined && window !== this.#window) {
        await ask(`${this.#address}/window`, 'POST', { handle: window })
        this.#window = window
      }
      return ask<T>(`${this.#address}${path}`, method, body)
    })
    this.#last = answer.catch(() => {})
    return answer
  }
}

async function ask<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new WebDriverError(value.error ?? String(response.status), value.message ?? '')
  return value
}
