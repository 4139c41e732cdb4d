import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal.mjs'
import { keepKey, makeKey, publicPart, retire, trust, trustedIn } from '../release-keys.mjs'

/** @import { Role, TrustedKey } from '../release-keys.mjs' */
/** @typedef {{ team?: string, remotes?: string, roles?: string, days?: string }} KeyOptions */

/** A team may have its key before its remote is here. */
const REMOTE_NAME = /^[a-z][a-z0-9]{1,23}$/
const ROLES = ['publish', 'promote', 'brands']

/**
 * `key make --team <name> --remotes <a,b> [--roles publish,promote,brands] [--days 365]`: makes a key in this checkout's folder of
 * keys; one for brands alone has no remotes. `key trust <public file>`, `key list`, `key retire <beginning of its id>`: what a site trusts.
 * @param {string[]} of @param {KeyOptions} options
 * @param {string} folder of the site's trusted keys
 * @param {{ ownFolder: string, remotes: string[], given: (name: string) => string }} checkout `ownFolder`: where its private keys lie;
 *   `given`: the place of a file that somebody named
 * @returns {{ text: string, [more: string]: unknown }}
 */
export function keyCommand([command, what], options, folder, { ownFolder, remotes, given }) {
  if (command === 'make') return made(options, ownFolder, remotes)
  if (command === 'list') {
    const keys = (trustedIn(folder) ?? []).map(({ jwk: _jwk, ...key }) => key)
    return { keys, text: keys.length > 0 ? keys.map(lineOf).join('\n') : 'no key is trusted: everybody may release' }
  }
  if (command === 'trust' && what) {
    const key = publicKeyIn(given(what), what)
    if (key.privateJwk)
      throw new Refusal('identity', `${what} is a private key: only its public part is to be passed on`)
    trust(folder, key)
    return { kid: key.kid, text: `trusted: ${lineOf(key)}` }
  }
  if (command === 'retire' && what) {
    const key = retire(folder, what)
    return { kid: key.kid, text: `retired: ${lineOf(key)}` }
  }
  throw Object.assign(new Error('usage: key make | list | trust <file> | retire <id>'), { isUsage: true })
}

/** @param {string} file @param {string} what as it was named */
function publicKeyIn(file, what) {
  try {
    const key = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (key?.kid) return key
  } catch (error) {
    if (error.code) throw new Refusal('identity', `${what} cannot be read (${error.code})`)
  }
  throw new Refusal('identity', `${what} is no key: key make writes a public one, <team>-<id>.public.json`)
}

/** @param {KeyOptions} options @param {string} folder @param {string[]} known remotes of this checkout */
function made({ team, remotes, roles = 'publish', days }, folder, known) {
  const names = String(remotes ?? '')
    .split(',')
    .filter(Boolean)
  const unknown = names.filter((name) => name !== '*' && !REMOTE_NAME.test(name))
  const wrong = String(roles)
    .split(',')
    .filter((role) => !ROLES.includes(role))
  if (!team || !/^[a-z][a-z0-9-]*$/.test(team))
    throw new Refusal('identity', 'a key needs --team, a name in small letters')
  if ((names.length === 0 && roles !== 'brands') || unknown.length > 0)
    throw new Refusal(
      'identity',
      `a key needs --remotes, names such as ${known.join(', ')}, or "*"${unknown.length > 0 ? `; not ${unknown.join(', ')}` : ''}`,
    )
  if (wrong.length > 0) throw new Refusal('identity', `--roles are ${ROLES.join(', ')}, not ${wrong.join(', ')}`)
  const validDays = days === undefined ? undefined : Number(days)
  if (validDays !== undefined && !(validDays >= 1 && validDays <= 800))
    throw new Refusal('identity', '--days is a number from 1 to 800')
  const key = makeKey({
    team,
    remotes: names,
    roles: /** @type {Role[]} */ (String(roles).split(',')),
    days: validDays,
  })
  const file = keepKey(folder, key)
  const publicFile = path.join(folder, path.basename(file).replace('.private.', '.public.'))
  fs.writeFileSync(publicFile, `${JSON.stringify(publicPart(key), null, 2)}\n`)
  return {
    kid: key.kid,
    file,
    publicFile,
    text: `made ${lineOf(key)}\n  private: ${file}\n  public: ${publicFile}\nA site takes it by: npm run release -- key trust <public file>`,
  }
}

/** @param {Omit<TrustedKey, 'jwk'>} key */
const lineOf = ({ kid, team, remotes, roles, until }) =>
  `${kid.slice(0, 8)}  ${team}  ${remotes.join(',') || 'no remote'}  ${roles.join(',')}  until ${until}`
