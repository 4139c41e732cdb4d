import { editInWorker } from './edit-in-worker'
import { renderEdit, type EditRequest } from './render-edit'

let mockWorker: { onerror?: () => void; onmessage?: (event: object) => void; postMessage: (sent: object) => void }
jest.mock('./start-worker', () => ({ startWorker: () => mockWorker }))
jest.mock('./render-edit', () => ({ renderEdit: jest.fn(() => Promise.resolve('edited in the page')) }))

const request: EditRequest = { bitmap: {} as ImageBitmap, edit: { turn: 1 } }
beforeEach(() => Object.assign(globalThis, { Worker: class {}, OffscreenCanvas: class {} }))

it('edits a picture in the page where the worker turns out not to start while the picture loads', async () => {
  mockWorker = { postMessage() {} }
  const edited = editInWorker(async () => {
    // Its file is found missing before a picture has come over a slow network.
    mockWorker.onerror?.()
    return request
  })
  await expect(edited).resolves.toBe('edited in the page')
  expect(renderEdit).toHaveBeenCalledTimes(1)
})
