import crypto from 'node:crypto'
import type http from 'node:http'
import { text } from 'node:stream/consumers'
import vm from 'node:vm'

interface Exchange {
  begin(visitor: string): { challenge: string }
  finish(visitor: string, code: string, origin: string): Promise<{ token: string; user: { id: string; name: string } }>
}

/** The server behind docs/integrators/web-view.html: exchange.mjs as it stands, for one visitor at a time. */
export class PartnerServer {
  readonly #exchange: Exchange

  /** @param source of exchange.mjs; tests run as CommonJS, which cannot import it. */
  constructor(source: string) {
    const body = source.replace(/^import .*$/m, '').replaceAll('export ', '')
    const load = vm.runInThisContext(`(crypto) => { ${body}; return { begin, finish } }`) as (
      c: typeof crypto,
    ) => Exchange
    this.#exchange = load(crypto)
  }

  async answer(pathname: string, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { code = '' } = JSON.parse(await text(request)) as { code?: string }
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      if (pathname === '/sign-in/begin') return void reply(200, this.#exchange.begin('visitor'))
      const { user } = await this.#exchange.finish('visitor', code, request.headers.origin ?? '')
      reply(200, user)
    } catch (error) {
      reply(502, { error: String(error) })
    }
  }
}
