import { eventFaults } from './event-schemas.mjs'

/** @import { Declaration } from '@yawmi/contract' */
/** @import { Schema } from './event-schemas.mjs' */

/** Names, each with the place of its first use. @typedef {Record<string, string>} Places */
/**
 * What is used of the bus of events.
 * @typedef {object} EventUses
 * @property {Places} sends events.
 * @property {Places} handles events.
 * @property {Places} [reads] events of which a handler takes the payload.
 * @property {Record<string, Schema>} [events] schemas of those that it sends or handles.
 */
/**
 * What a build found that a remote's sources use (`shared/webpack/src/uses`).
 * @typedef {EventUses & { exports?: Record<string, Places>, calls?: Places, links?: Places }} Uses
 *   `exports`: by shared module; `calls`: of the API's client; `links`: routes by name
 */
/**
 * What a shell gives to remotes (`shared/webpack/src/uses/offers.mjs`).
 * @typedef {object} Offers
 * @property {Record<string, string>} packages version by shared module.
 * @property {Record<string, string[]>} exports by shared module of ours.
 * @property {Record<string, string>} calls of the API's client: the operation by name.
 * @property {string[]} operations
 * @property {Record<string, Schema>} events all that there are.
 * @property {string[]} slots
 * @property {EventUses} uses events of its own.
 */
/**
 * A remote with what its build found that it uses; of builds from before that there is none.
 * @typedef {{ name: string, declaration: Declaration, uses?: Uses }} Consumer
 */

/** @typedef {import('./contract-rules.mjs').ContractRules['satisfiesCaret']} SatisfiesCaret */

/** What a remote's sources use is told with the place. @param {string} what @param {string} place */
const at = (what, place) => `${what} (${place})`

/**
 * Why a release would not work in a site, or would break what is current there: a sentence for each reason, with who uses it
 * and where.
 * @param {Consumer} candidate
 * @param {{ offers?: Offers, others: Consumer[], before?: Declaration, satisfiesCaret: SatisfiesCaret }} site
 *   `offers`: what its shell gives to remotes; `others`: what is current; `before`: the declaration that is current of
 *   the same remote
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

/** @param {Consumer} candidate @param {Offers} offers @param {SatisfiesCaret} satisfiesCaret */
function versionFaults({ declaration }, { packages }, satisfiesCaret) {
  return Object.entries(declaration.requires ?? {}).flatMap(([name, range]) => {
    const version = packages[name]
    if (version === undefined || satisfiesCaret(version, range)) return []
    return [`it needs ${name} ${range}, and the shell of this site gives ${version}`]
  })
}

/** @param {Consumer} candidate @param {Offers} offers */
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

/** @param {Consumer} candidate @param {Offers} offers */
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

/** @param {Consumer} candidate @param {Offers} offers @param {Declaration | undefined} before */
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
