/** @import http from 'node:http' */

/** @param {http.ServerResponse} response @param {number} status @param {string} why */
export function refuse(response, status, why) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${why}\n`)
}

/** On a port of this machine alone; 0 is any. @param {http.Server} server @param {number} port @returns {Promise<http.Server>} */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`port ${port} is in use: stop the other program, or name another by --port`) : error)
    })
    server.listen(port, 'localhost', () => resolve(server))
  })

/** @param {http.Server} server */
export const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port

/** Ends a server with what is connected to it. @param {http.Server} server */
export function stop(server) {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
