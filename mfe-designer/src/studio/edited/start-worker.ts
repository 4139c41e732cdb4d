/** In a file of its own, which only browsers load: bundlers find the worker by this expression. */
export const startWorker = (): Worker => new Worker(new URL('./edit.worker.ts', import.meta.url))
