import type { z } from 'zod'
import { MAX_FAULTS } from './file-limits'
import { nearest } from '../lib/nearest'

type Issue = z.core.$ZodIssue

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of options, { … }',
  record: 'a group of options, { … }',
  array: 'a list, [ … ]',
  null: 'empty (null)',
  undefined: 'left out',
}
const kind = (name: string) => KINDS[name] ?? name

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'undefined' : typeof value

const at = (input: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)

const amount = (origin: string, limit: number | bigint) =>
  origin === 'string'
    ? `${limit} characters`
    : origin === 'array'
      ? `${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`
      : String(limit)

/**
 * An issue of the schema in plain words, each with the path of its option.
 * @param options names that a group knows, by the path of the group.
 */
export function plainIssue(
  issue: Issue,
  input: unknown,
  options: (path: readonly PropertyKey[]) => string[],
): string[] {
  const path = issue.path.map(String).join('.') || 'brand'
  const say = (text: string) => [`${path}: ${text}`]
  const given = at(input, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, MAX_FAULTS).map((key) => {
        const meant = nearest(key, options(issue.path))
        const name = [...issue.path.map(String), key].join('.')
        return `${name}: there is no such option${meant ? `; did you mean ${meant}?` : ''}`
      })
    case 'invalid_type':
      if (given === undefined) return say('must be given')
      // A price of 0.25 is a number too: what is given says more than its kind.
      return say(`must be ${kind(issue.expected)}, not ${typeof given === 'number' ? given : kind(kindOf(given))}`)
    case 'invalid_value': {
      const meant = typeof given === 'string' ? nearest(given, issue.values.map(String)) : undefined
      const hint = meant ? `; did you mean ${meant}?` : ''
      return say(`must be one of ${issue.values.join(', ')}, not ${JSON.stringify(given)}${hint}`)
    }
    case 'invalid_union': {
      // Of what it may be, the one that it was meant to be: whose kind it has.
      const meant = issue.errors.find(
        (of) => !of.some(({ code, path: at }) => code === 'invalid_type' && at.length === 0),
      )
      if (meant)
        return meant.flatMap((inner) => plainIssue({ ...inner, path: [...issue.path, ...inner.path] }, input, options))
      const kinds = issue.errors.flat().map((inner) => (inner.code === 'invalid_type' ? kind(inner.expected) : ''))
      return say(`must be ${kinds.join(' or ')}, not ${kind(kindOf(given))}`)
    }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return say('must not be empty')
      return say(`must be ${issue.exact ? 'exactly' : 'at least'} ${amount(issue.origin, issue.minimum)}`)
    case 'too_big':
      return say(`must be ${issue.exact ? 'exactly' : 'at most'} ${amount(issue.origin, issue.maximum)}`)
    case 'invalid_key':
      return issue.issues.flatMap(({ message }) => say(message))
    case 'invalid_format':
      return say(issue.format === 'email' ? 'must be an e-mail address' : issue.message)
    default:
      return say(issue.message)
  }
}
