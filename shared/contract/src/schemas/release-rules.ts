import type { z } from 'zod'
import { declarationSchema, type Declaration, type MenuItem, type Route } from './releases'

/**
 * What is wrong with a declaration, a sentence for each fault that names route, field and what is allowed.
 * @param value what a remote's build says, or an entry of a release list; anything.
 * @returns none where it is sound
 */
export function declarationFaults(value: unknown): string[] {
  const parsed = declarationSchema.safeParse(value)
  if (!parsed.success) return parsed.error.issues.map((issue) => sentenceOf(issue, value))
  const { routes, menu = [] } = parsed.data
  return [
    ...repeated(routes.map(({ name }) => name)).map((name) => `there is more than one route named "${name}"`),
    ...repeated(menu.map(({ id }) => id)).map((id) => `there is more than one menu item "${id}"`),
    ...menu.flatMap((item) => targetFaults(item, routes)),
  ]
}

const repeated = (names: string[]) => [...new Set(names.filter((name, index) => names.indexOf(name) < index))]

/** A menu item leads to an address of its own remote, and to one that needs no value. */
function targetFaults({ id, route }: MenuItem, routes: readonly Route[]): string[] {
  const target = routes.find(({ name }) => name === route)
  if (!target) return [`menu item "${id}" leads to the route "${route}", which the remote does not have`]
  return /[:*]/.test(target.path) ? [`menu item "${id}" leads to ${target.path}, whose address needs a value`] : []
}

/**
 * What a declaration would take away from remotes that are live: addresses, route names and slots.
 * @param others current declarations; the remote's own is passed over
 * @returns a sentence for each, none where it takes nothing
 */
export function takenFrom(declaration: Declaration, others: readonly Declaration[]): string[] {
  return others
    .filter(({ name }) => name !== declaration.name)
    .flatMap((owner) => [
      ...declaration.routes.flatMap((route) =>
        owner.routes.flatMap((owned) => [
          ...(overlap(route.path, owned.path)
            ? [`route "${route.name}" takes ${route.path} from ${owner.name}, whose "${owned.name}" is ${owned.path}`]
            : []),
          ...(route.name === owned.name ? [`the route name "${route.name}" is ${owner.name}'s`] : []),
        ]),
      ),
      ...declaration.slots
        .filter((slot) => owner.slots.includes(slot))
        .map((slot) => `slot "${slot}" is ${owner.name}'s`),
    ])
}

/** Whether some address is meant by both of two path patterns. People type addresses: case alone tells no two apart. */
export const overlap = (one: string, other: string): boolean => meet(segmentsOf(one), segmentsOf(other))

const segmentsOf = (pattern: string) => pattern.toLowerCase().split('/').filter(Boolean)

function meet(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...rest] = one
  const [second, ...others] = other
  if (first === '*' || second === '*') return true
  // An optional segment is there, or it is not.
  if (first?.endsWith('?')) return meet(rest, other) || meet([first.slice(0, -1), ...rest], other)
  if (second?.endsWith('?')) return meet(one, others) || meet(one, [second.slice(0, -1), ...others])
  if (first === undefined || second === undefined) return first === second
  return (first === second || first.startsWith(':') || second.startsWith(':')) && meet(rest, others)
}

type Issue = z.core.$ZodIssue

/** `route "images", layout: it is "wide"; allowed: "public", "home", "web-view", "bare"`. */
function sentenceOf(issue: Issue, value: unknown): string {
  const given = valueAt(value, issue.path)
  const is = given === undefined ? 'it is missing' : `it is ${JSON.stringify(given)}`
  return `${placeOf(issue.path, value)}: ${is}; ${allowedBy(issue)}`
}

function allowedBy(issue: Issue): string {
  if (issue.code === 'invalid_value') return `allowed: ${issue.values.map((known) => JSON.stringify(known)).join(', ')}`
  if (issue.code === 'invalid_type') return `allowed: ${issue.expected}`
  return issue.message
}

/** Where a fault is, in a team's own words: routes are known by their names. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  if (path.length === 0) return 'the declaration'
  const [first, index, ...field] = path
  if (first !== 'routes' || index === undefined) return path.join('.')
  const name = valueAt(value, ['routes', index, 'name'])
  const route = `route ${typeof name === 'string' ? JSON.stringify(name) : String(Number(index) + 1)}`
  return field.length > 0 ? `${route}, ${field.join('.')}` : route
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
