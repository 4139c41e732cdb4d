import { decodePicture, type DecodeRequest } from './decode-picture'

/** What a worker's own scope has that this needs; the page's types know it only from outside. */
interface Scope {
  onmessage: (event: MessageEvent<DecodeRequest>) => void
  postMessage: (message: unknown) => void
}
const scope = globalThis as unknown as Scope

/** One picture a worker: it answers and is ended. */
scope.onmessage = ({ data }) => {
  void decodePicture(data).then(
    (decoded) => scope.postMessage({ decoded }),
    () => scope.postMessage({ failed: true }),
  )
}
