import type { z } from 'zod'

interface Def {
  type: string
  innerType?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
}

/** Names of the options that stand at a path of a schema; a number in it is a place in a list. */
export function optionsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const def = schema.def as Def
  const value = def.innerType ?? def.out
  if (value) return optionsAt(value, path)
  if (def.type === 'union') return (def.options ?? []).flatMap((option) => optionsAt(option, path))
  const [key, ...rest] = path
  if (key === undefined) return Object.keys(def.shape ?? {})
  const inner = def.element ?? def.shape?.[String(key)]
  return inner ? optionsAt(inner, rest) : []
}
