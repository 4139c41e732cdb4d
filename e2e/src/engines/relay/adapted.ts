import { Script } from 'node:vm'
import type { Command } from './bidi.ts'

/**
 * How Playwright enters text by this protocol: it sets the field's value, which React takes for its own doing. Typing
 * as an editing command is what a keyboard does.
 */
const SETS_VALUE = /window\.__pw_bidiInsertText\((\w+)\)/
const TYPES = `(/^i?frame$/.test(document.activeElement?.localName)
  ? document.activeElement
  : void document.execCommand('insertText', false, $1))`

/** Before each picture Playwright adds a style to the page, which our policy refuses and reports. */
const [ADDS_STYLE, ADDS_NONE] = ['if (syncAnimations) {', 'if (false) {'] as const

interface Argument {
  type?: string
  value?: unknown
}

/** A command of Playwright's as a page of ours, with its strict policy and React, can take it. */
export function adapted(command: Command): Command {
  if (command.method === 'script.addPreloadScript') return notOnEmptyPages(command)
  if (command.method !== 'script.callFunction') return command
  const given = (command.params.arguments ?? []) as Argument[]
  const adaptedArguments = given.map((argument) =>
    argument.type === 'string' && typeof argument.value === 'string'
      ? { ...argument, value: argument.value.replace(SETS_VALUE, TYPES).replace(ADDS_STYLE, ADDS_NONE) }
      : argument,
  )
  return { ...command, params: { ...command.params, arguments: adaptedArguments } }
}

/** What documents begin with is for those of a site: on the empty page that a tab begins with there is no storage. */
function notOnEmptyPages(command: Command): Command {
  const declaration = String(command.params.functionDeclaration)
  const functionDeclaration = `(...given) => (origin === 'null' ? undefined : (${declaration})(...given))`
  return { ...command, params: { ...command.params, functionDeclaration } }
}

/**
 * Functions that are given to a page as text, for it to `eval`: which the Trusted Types of our pages refuse where tests
 * run in the world of the page's own scripts.
 */
export function functionTexts(given: unknown): string[] {
  if (typeof given === 'string') return looksLikeFunction(given) && isExpression(given) ? [given] : []
  if (typeof given !== 'object' || given === null) return []
  return Object.values(given).flatMap(functionTexts)
}

const looksLikeFunction = (text: string) => /=>|[(]|^[\w.]+$/.test(text)

function isExpression(text: string): boolean {
  try {
    new Script(`(${asExpression(text)})`)
    return true
  } catch {
    return false
  }
}

/** Text that may end as a statement does, as one that may stand within brackets. */
export const asExpression = (text: string): string => `${text.replace(/[;\s]+$/, '')}\n`
