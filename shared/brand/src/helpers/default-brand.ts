import yawmi from '../../brands/yawmi.json'
import type { Brand } from '../schema/schema'

/** The brand that stands in wherever none, or a faulty one, is given; its file is checked against the schema by a test. */
export const defaultBrand: Brand = yawmi as Brand
