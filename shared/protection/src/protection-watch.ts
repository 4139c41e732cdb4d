import { ApiError } from '@yawmi/api-client'
import { LOGIN_MESSAGE_CODE, PROTECTION_OK, type ProtectedScriptReply } from '@yawmi/contract'
import { removeStored, writeStored } from '@yawmi/session'
import { injectScript } from './inject-script'

/** Milliseconds that a press waits for its script; after that the server is asked without, and says what is wrong. */
export const SCRIPT_TIMEOUT_MS = 6_000

/**
 * One button's protection: the script that runs in the page now, and the transaction that belongs to it. A failure is
 * only logged (specification, section 8): the server refuses a login without a transaction, and tells the person why.
 */
export class ProtectionWatch {
  private current = Promise.resolve<string | undefined>(undefined)
  private removeScript = () => {}
  private round = 0

  /** @param nonce of the page's policy. @param service origin of the API. */
  constructor(
    private readonly fetchScript: () => Promise<ProtectedScriptReply>,
    private readonly nonce: string | undefined,
    private readonly service: string,
  ) {}

  /** Fetches a script, which takes the place of the one before. @returns settles once it runs, or has failed. */
  begin(): Promise<unknown> {
    this.end()
    const { round } = this
    this.current = this.run(round).catch((error: unknown) => {
      if (round === this.round) console.warn('protection script:', error)
      return undefined
    })
    return this.current
  }

  /** Takes the script out of the page; one that is on its way will not run. */
  end(): void {
    this.round += 1
    this.forget()
    this.removeScript()
    this.removeScript = () => {}
  }

  /**
   * Logs in with the transaction of the running script, which is spent when that succeeds. One that the server takes no
   * longer is replaced, and the login tried once more.
   */
  async protect<T>(login: (transaction: string | undefined) => Promise<T>): Promise<T> {
    const transaction = await this.transaction()
    try {
      return await this.spend(login, transaction)
    } catch (error) {
      if (transaction === undefined || !isStale(error)) throw error
      const fresh = await inTime(this.begin().then(() => this.current))
      if (fresh === undefined) throw error
      return this.spend(login, fresh)
    }
  }

  private async spend<T>(login: (transaction: string | undefined) => Promise<T>, transaction: string | undefined) {
    const answer = await login(transaction)
    this.forget()
    return answer
  }

  /** The one at hand, or on its way; where there is none, a last try to get one. */
  private async transaction(): Promise<string | undefined> {
    return (await inTime(this.current)) ?? (await inTime(this.begin().then(() => this.current)))
  }

  private async run(round: number): Promise<string | undefined> {
    const { messageCode, success } = await this.fetchScript()
    if (round !== this.round) return undefined
    if (messageCode !== PROTECTION_OK || !success) throw new Error(`messageCode ${messageCode}`)
    const { ran, remove } = injectScript(success.dcbprotect, this.nonce, this.service)
    this.removeScript = remove
    await ran
    if (round !== this.round) return undefined
    writeStored('transaction_identify', success.transaction_identify)
    return success.transaction_identify
  }

  private forget(): void {
    this.current = Promise.resolve(undefined)
    removeStored('transaction_identify')
  }
}

/** Whether the server takes the transaction no longer: spent, too old, or of another browser. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.id === 'validation' && error.reply?.messageCode === LOGIN_MESSAGE_CODE
}

function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), SCRIPT_TIMEOUT_MS)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
