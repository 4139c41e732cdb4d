import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '@yawmi/releases/refusal'
import { readKey, type Signer, signerOf, trustedSigner, whyNot } from '@yawmi/releases/release-keys'
import { signedLink } from '@yawmi/releases/site-link'
import { BRAND_PREVIEW_SCOPE } from '@yawmi/contract/site-links'
import { addPreview } from '../infrastructure/brands/add-preview'
import { mustBeSigned, trustedKeys } from '../infrastructure/brands/brand-acts'
import { brandLog } from '../infrastructure/brands/brand-log'
import { type Act, publishBrand, rollBackBrand, withdrawBrand } from '../infrastructure/brands/brand-revisions'
import type { Db } from '../infrastructure/db/connect'
import { assertExistingCluster } from '../infrastructure/embedded-postgres/existing-cluster'
import { type Env, readEnv } from '../infrastructure/env'
import { StartError } from '../lib/start-error'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'
import { listKeysFile } from '../infrastructure/settings/list-keys-file'

const USAGE = `Usage:
  brand publish <id>.json          publishes a brand with the files beside it: every host has it within seconds
  brand rollback <id> [revision]   publishes the revision before, or that one, anew
  brand withdraw <id>              publishes it no more: each host shows what its own folders have of it
  brand preview <id>.json          keeps it unpublished, and prints a link by which a browser sees the site in it
  brand log [id]                   what was published, when and by whom, and what is wrong with it
  --note <text>                    why
  --key <file>                     the key that signs it, where the site trusts one for brands (RELEASE_KEY)
  --by <name>                      who does it, where it trusts none
  --days <n>                       how long a link holds: 7, up to 90`

const CHANGING = new Set(['publish', 'preview', 'rollback', 'withdraw'])

/**
 * The commands on brands that all hosts share; works beside a running server, or starts the database for itself.
 * @param args the words after `brand`
 * @returns the exit code: 0 done, 1 where the log shows that something was changed, 2 not understood
 */
export async function brandsCommand(args: string[], { print, closers }: Program): Promise<number> {
  const { command = '', subject, revision, by, note, key, days } = readArguments(args)
  const isUnderstood = command === 'log' || (CHANGING.has(command) && subject !== undefined)
  if (!isUnderstood || (revision !== undefined && (command !== 'rollback' || !/^\d{1,15}$/.test(revision)))) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  assertExistingCluster(env)
  await prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  if (command === 'log') {
    const { lines, faults } = await brandLog(db, subject, trustedKeys(env).keys)
    for (const line of lines) print(line)
    return faults > 0 ? 1 : 0
  }
  const act = { by, note, signer: signerFor(env, key) }
  if (command === 'preview') {
    const made = await makePreview(env, db, path.resolve(subject!), days, act)
    print(`${made.id} as it would be, for whoever opens this link, until ${made.until}:`)
    print(made.link)
    return 0
  }
  const id = command === 'publish' ? path.basename(subject!, '.json') : subject!
  const done =
    command === 'publish'
      ? await publishBrand(db, path.resolve(subject!), id, act)
      : command === 'withdraw'
        ? await withdrawBrand(db, id, act)
        : await rollBackBrand(db, id, revision === undefined ? undefined : Number(revision), act)
  print(`${id} has revision ${done}: every host has it within seconds.`)
  return 0
}

/**
 * The key that signs: the one that was named, that of the environment, or one of the site's folder of keys.
 * @returns undefined where the site trusts no key for brands, and so takes what nobody signed
 * @throws StartError where it does, and this one may not
 */
function signerFor(env: Env, named: string | undefined): Signer | undefined {
  const { folder, keys } = trustedKeys(env)
  if (!mustBeSigned(keys)) return undefined
  const source = named ?? process.env.RELEASE_KEY
  const signer = source ? signerOf(readKey(source)) : trustedSigner(folder, 'brands')
  if (!signer)
    throw new StartError('This site takes of brands only what is signed: --key <file> names a key for brands.')
  const trusted = keys.find(({ kid }) => kid === signer.kid)
  const why = trusted
    ? whyNot(trusted, { remotes: [], role: 'brands', at: new Date() })
    : `this site does not trust the key ${signer.kid.slice(0, 8)} of ${signer.team}`
  if (why) throw new StartError(`Nothing was done: ${why}.`)
  return signer
}

/** Keeps a preview, and signs a link to it by the site's own key. */
async function makePreview(env: Env, db: Db, file: string, days: string | undefined, act: Act) {
  const id = path.basename(file, '.json')
  const how = {
    scope: BRAND_PREVIEW_SCOPE,
    keysFile: listKeysFile(env),
    ...(days !== undefined && { days: Number(days) }),
  }
  const sign = (preview: number) => {
    try {
      return signedLink({ preview }, how)
    } catch (error) {
      throw error instanceof Refusal ? new StartError(error.message) : error
    }
  }
  // Before anything is kept: it may not be possible.
  const { expires } = sign(0)
  const { text } = sign(await addPreview(db, file, id, { ...act, expiresAt: new Date(expires) }))
  return { id, link: `${env.siteOrigin}/brand-preview?link=${text}`, until: new Date(expires).toISOString() }
}

function readArguments(args: string[]) {
  const nobody = { by: `${os.userInfo().username}@${os.hostname()}`, note: '' }
  try {
    const text = { type: 'string' } as const
    const options = { by: text, note: text, key: text, days: text }
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command, subject, revision] = positionals.length > 3 ? [] : positionals
    return { command, subject, revision, ...nobody, ...values }
  } catch {
    return nobody as typeof nobody & Partial<Record<'command' | 'subject' | 'revision' | 'key' | 'days', string>>
  }
}
