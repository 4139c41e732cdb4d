import type { Brand } from '@yawmi/brand'
import nasma from '@yawmi/brand/brands/nasma.json'
import yawmi from '@yawmi/brand/brands/yawmi.json'

/** The brands that ship, for tests of what a page says in another one's name. */
export const shippedBrands = { yawmi, nasma } as { yawmi: Brand; nasma: Brand }
