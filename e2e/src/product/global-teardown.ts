import type { Product } from './product'

export default async function teardown(): Promise<void> {
  await (globalThis as { product?: Product }).product?.stop()
}
