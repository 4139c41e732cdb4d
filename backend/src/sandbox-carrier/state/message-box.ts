export interface Message {
  id: string
  msisdn: string
  direction: 'out' | 'in'
  /** Short code or sender of the other side. */
  party: string
  text: string
  at: string
}

/** Messages kept a number, and of all numbers together; older ones stay in the journal only. */
const MAX_OF_NUMBER = 50
const MAX_OF_ALL = 200

/** The newest messages, by number and of all. */
export class MessageBox {
  private readonly byNumber = new Map<string, Message[]>()
  private all: Message[] = []

  put(message: Message): void {
    const own = this.byNumber.get(message.msisdn) ?? []
    own.push(message)
    this.byNumber.set(message.msisdn, own.slice(-MAX_OF_NUMBER))
    this.all.push(message)
    if (this.all.length > 2 * MAX_OF_ALL) this.all = this.all.slice(-MAX_OF_ALL)
  }

  /** Newest first, of every number that contains the digits; of all numbers when there are none. */
  of(digits: string, limit: number): Message[] {
    if (digits === '') return this.all.slice(-limit).toReversed()
    const lists = [...this.byNumber].filter(([msisdn]) => msisdn.includes(digits)).map(([, list]) => list.toReversed())
    return lists
      .flat()
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, limit)
  }
}
