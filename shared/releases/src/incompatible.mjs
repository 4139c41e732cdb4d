import { eventFaults } from './event-schemas.mjs'

/**
 * A remote with what its build found that it uses (`shared/webpack/src/uses`); of builds from before that there is none.
 * @typedef {{ name: string, declaration: any, uses?: any }} Consumer
 */

/** What a remote's sources use is told with the place. @param {string} what @param {string} place */
const at = (what, place) => `${what} (${place})`

/**
 * Why a release would not work in a site, or would break what is current there: a sentence for each reason, with who uses it
 * and where.
 * @param {Consumer} candidate
 * @param {{ offers?: any, others: Consumer[], before?: any, satisfiesCaret: (version: string, range: string) => boolean }} site `offers`: what its shell gives to remotes; `others`: what is
 *   current; `before`: the declaration that is current of the same remote
 * @returns {string[]}
 */
export function incompatibilities(candidate, { offers, others, before, satisfiesCaret }) {
  return [
    ...(offers ? [...versionFaults(candidate, offers, satisfiesCaret), ...exportFaults(candidate, offers)] : []),
    ...(offers ? [...callFaults(candidate, offers), ...slotFaults(candidate, offers, before)] : []),
    ...linkFaults(candidate, others),
    ...eventFaults(candidate, [
      ...(offers ? [{ name: 'the shell', uses: { ...offers.uses, events: offers.events }, knows: offers.events }] : []),
      ...others,
    ]),
  ]
}

/** @param {Consumer} candidate */
function versionFaults({ declaration }, { packages }, satisfiesCaret) {
  return Object.entries(declaration.requires ?? {}).flatMap(([name, range]) => {
    const version = packages[name]
    if (version === undefined || satisfiesCaret(version, range)) return []
    return [`it needs ${name} ${range}, and the shell of this site gives ${version}`]
  })
}

/** @param {Consumer} candidate */
function exportFaults({ uses }, { exports, packages }) {
  return Object.entries(uses?.exports ?? {}).flatMap(([module, places]) => {
    const given = exports[module]
    if (!given) return []
    return Object.entries(places)
      .filter(([name]) => !given.includes(name))
      .map(
        ([name, place]) =>
          `it uses ${at(name, place)} of ${module}, which the shell's ${packages[module]} does not have`,
      )
  })
}

/** @param {Consumer} candidate */
function callFaults({ uses, declaration }, { calls, operations }) {
  const unknown = Object.entries(uses?.calls ?? {})
    .filter(([name]) => !(name in calls))
    .map(([name, place]) => `it calls ${at(`api.${name}`, place)}, which the shell's client of the API does not have`)
  const prefetched = declaration.routes.flatMap(({ name, prefetches = [], begins = [] }) =>
    [...prefetches.map(({ operation }) => operation), ...begins]
      .filter((operation) => !operations.includes(operation))
      .map((operation) => `its route "${name}" requests the operation ${operation}, which this site does not serve`),
  )
  return [...unknown, ...prefetched]
}

/** @param {Consumer} candidate @param {any} offers @param {any} before */
function slotFaults({ declaration }, { slots }, before) {
  return (before?.slots ?? [])
    .filter((slot) => slots.includes(slot) && !declaration.slots.includes(slot))
    .map((slot) => `it no longer fills the slot "${slot}", which the shell shows`)
}

/** @param {Consumer} candidate @param {Consumer[]} others */
function linkFaults({ uses, declaration }, others) {
  const known = new Set(
    [declaration, ...others.map((other) => other.declaration)].flatMap(({ routes }) => routes.map(({ name }) => name)),
  )
  return Object.entries(uses?.links ?? {})
    .filter(([route]) => !known.has(route))
    .map(([route, place]) => `it links to the route ${at(`"${route}"`, place)}, which no remote of this site has`)
}
