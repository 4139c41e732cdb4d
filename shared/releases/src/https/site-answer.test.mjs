import { once } from 'node:events'
import http from 'node:http'
import { answerOf } from './site-answer.mjs'

/** @type {http.Server} */
let server
let origin = ''
/** What the site does after the first bytes of its answer. @type {(response: http.ServerResponse) => void} */
let goesOn = () => {}
beforeAll(async () => {
  server = http.createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"ok":', () => goesOn(response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = () => answerOf(origin, 500, '/release-api/acts', { headers: {}, body: '{}' })

it('names the site that stops in the middle of its answer, and why', async () => {
  goesOn = (response) => response.destroy()
  await expect(ask()).rejects.toThrow(`${origin} cannot be reached: other side closed`)
})

it('names the site whose answer does not end in time', async () => {
  goesOn = () => {}
  await expect(ask()).rejects.toThrow(`${origin} cannot be reached: no answer within 0.5 s`)
})
