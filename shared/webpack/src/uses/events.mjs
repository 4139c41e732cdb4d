import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../root.mjs'
import { parse, walk } from './sources.mjs'

/**
 * What an event carries, by field: its type as it is written, and whether it may be missing.
 * @typedef {Record<string, { type: string, optional?: true }>} EventSchema
 */

/**
 * The schemas of the bus's events, by name.
 * @param {string} [file] where the interface `BusEvents` is
 * @returns {Record<string, EventSchema>}
 */
export function eventSchemas(file = path.join(ROOT, 'shared/events/src/event-map.ts')) {
  const source = parse(file)
  /** @type {Record<string, EventSchema>} */
  const schemas = {}
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type.getText()]),
  )
  walk(source, (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'BusEvents') return
    for (const event of node.members)
      if (ts.isPropertySignature(event) && ts.isStringLiteral(event.name))
        schemas[event.name.text] = fieldsOf(event.type, aliases)
  })
  return schemas
}

/** @param {import('typescript').TypeNode | undefined} type @param {Map<string, string>} aliases @returns {EventSchema} */
function fieldsOf(type, aliases) {
  if (!type || !ts.isTypeLiteralNode(type)) return {}
  return Object.fromEntries(
    type.members.flatMap((member) => {
      if (!ts.isPropertySignature(member) || !member.type) return []
      const text = (aliases.get(member.type.getText()) ?? member.type.getText()).replace(/\s+/g, ' ')
      return [[member.name.getText(), { type: text, ...(member.questionToken && { optional: true }) }]]
    }),
  )
}
