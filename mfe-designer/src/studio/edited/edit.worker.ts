import { renderEdit, type EditRequest } from './render-edit'

/** What a worker's own scope has that this needs; the page's types know it only from outside. */
interface Scope {
  onmessage: (event: MessageEvent<EditRequest & { id: number }>) => void
  postMessage: (message: unknown) => void
}
const scope = globalThis as unknown as Scope

scope.onmessage = ({ data: { id, ...request } }) => {
  void renderEdit(request).then(
    (file) => scope.postMessage({ id, file }),
    () => scope.postMessage({ id }),
  )
}
