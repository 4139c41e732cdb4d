import { addKey, changeRing, dropKey, signBy } from '../domain/keys/change-ring'
import { assertDroppable, assertFittingKeys } from '../domain/keys/key-facts'
import type { KeyPurpose } from '../domain/keys/key-ring'
import { readKeyRing } from '../domain/keys/read-key-ring'
import { rekey } from '../domain/keys/rekey'
import { keysOfRing } from '../domain/keys/keys'
import { assertExistingCluster } from '../infrastructure/embedded-postgres/existing-cluster'
import { readEnv } from '../infrastructure/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'

const USAGE = `Usage:
  keys show                        which keys there are, and which signs
  keys add <codes | numbers>       one more key, which does not sign yet
  keys sign <codes | numbers> <id> lets a key sign from now on
  keys drop codes <id>             takes a key out by which no server signs any more
  keys rekey                       brings trials and consents to the key of numbers that signs
After add, sign and drop every server is to start again before the next of them.`

const COMMANDS = ['show', 'add', 'sign', 'drop', 'rekey']

/**
 * The keys command; works beside a running server, or starts the database for itself. It never says a secret.
 * @param args the words after `keys`
 * @returns the exit code: 0 done, 2 not understood
 */
export async function keysCommand(args: string[], { print, closers }: Program): Promise<number> {
  const [command, purpose = '', id] = args
  const env = readEnv()
  // Of a data folder that was mistyped the keys would be made anew, and be those of no server.
  const isOfDataFolder = !env.KEYS_FILE && !env.OTP_SECRET && COMMANDS.includes(command ?? '')
  if (command === 'rekey' || command === 'drop' || isOfDataFolder) assertExistingCluster(env)
  await prepareDataFolder(env.dataDir)
  if (command === 'show' && args.length === 1) {
    const ring = readKeyRing(env)
    for (const of of ['codes', 'numbers'] as const)
      for (const { id, created } of ring[of].keys)
        print(`${of}  ${id}  ${created ?? '–'}${id === ring[of].signs ? '  signs' : ''}`)
    return 0
  }
  if (command === 'add' && isPurpose(purpose) && id === undefined) {
    let added = ''
    const file = changeRing(env, (before) => {
      const { ring, id } = addKey(before, purpose, new Date().toISOString().slice(0, 10))
      added = id
      return ring
    })
    print(`${added} is in ${file}. Start every server with it, then: keys sign ${purpose} ${added}`)
    return 0
  }
  if ((command === 'sign' || command === 'drop') && isPurpose(purpose) && id !== undefined) {
    const change = command === 'sign' ? signBy : dropKey
    if (command === 'drop' && purpose === 'codes') {
      const { db, close } = await openDatabase(env, { whenRunning: 'join' })
      closers.add(close)
      await assertDroppable(db, id)
    }
    const file = changeRing(env, (ring) => change(ring, purpose, id))
    print(`${file} is changed. Start every server with it.`)
    return 0
  }
  if (command === 'rekey' && args.length === 1) {
    const { db, close } = await openDatabase(env, { whenRunning: 'join' })
    closers.add(close)
    const ring = readKeyRing(env)
    await assertFittingKeys(db, ring)
    const { trials, consents, unknown } = await rekey(db, keysOfRing(ring))
    print(`Brought to ${ring.numbers.signs}: ${trials} trials, ${consents} consents.`)
    if (unknown > 0) print(`${unknown} are of keys that the ring does not have.`)
    return 0
  }
  print(USAGE)
  return 2
}

const isPurpose = (word: string): word is KeyPurpose => word === 'codes' || word === 'numbers'
