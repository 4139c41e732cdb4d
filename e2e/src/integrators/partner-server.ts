import type http from 'node:http'
import { text } from 'node:stream/consumers'

interface Exchange {
  begin(visitor: string): { challenge: string }
  finish(visitor: string, code: string, origin: string): Promise<{ token: string; user: { id: string; name: string } }>
}

/** The server behind docs/integrators/web-view.html: exchange.mjs as it stands, for one visitor at a time. */
export class PartnerServer {
  readonly #exchange: Promise<Exchange>

  /** @param source of exchange.mjs, with addresses of the tests' own. */
  constructor(source: string) {
    this.#exchange = import(`data:text/javascript,${encodeURIComponent(source)}`) as Promise<Exchange>
  }

  async answer(pathname: string, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { code = '' } = JSON.parse(await text(request)) as { code?: string }
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (pathname === '/sign-in/begin') return void reply(200, (await this.#exchange).begin('visitor'))
      const { user } = await (await this.#exchange).finish('visitor', code, request.headers.origin ?? '')
      reply(200, user)
    } catch (error) {
      reply(502, { error: String(error) })
    }
  }
}
