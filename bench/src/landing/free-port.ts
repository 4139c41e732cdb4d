import net, { type AddressInfo } from 'node:net'

/** A port that nothing listens on, for a browser's debugger. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
