import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Text compared byte by byte: a plain index then serves equality, prefixes and order alike. */
export const textC = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
