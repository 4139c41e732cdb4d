import path from 'node:path'
import { copyBuild } from '@yawmi/releases/place'
import type { Signer } from '@yawmi/releases/release-keys'
import { testerLink } from '@yawmi/releases/tester-link'
import { z } from 'zod'
import type { Env } from '../../infrastructure/env'
import type { Draft } from '../../infrastructure/releases/draft'
import type { SharedReleases } from '../../infrastructure/releases/shared-releases'
import { serversStore } from '../../site/release-api/servers-store'
import { releaseKeysFolder } from '../../site/releases/release-keys-folder'
import { listKeysFile } from '../../infrastructure/settings/list-keys-file'

/** What the release command may ask for: methods of the store of releases, with their arguments. */
const METHODS = [
  ...['publish', 'promote', 'rollBack', 'canary', 'withdraw', 'hold', 'pin', 'retire', 'adopt'],
  ...['overview', 'log', 'faults', 'testerLink'],
] as const
export const callSchema = z.object({
  method: z.enum(METHODS),
  /** JSON has no undefined. */
  args: z.array(z.unknown().transform((arg) => arg ?? undefined)).max(4),
  /** A team's private key, as JSON. */
  key: z.string().optional(),
})
export type ReleaseCall = z.output<typeof callSchema>

/** A build that lies on this machine, as `publish` takes it. */
interface Build {
  from: string
  maps?: string
}

/**
 * Does what a call asks for with the releases that all hosts share.
 * @throws Refusal as the store has it
 */
export async function answerCall(
  shared: SharedReleases,
  { env, signer }: { env: Env; signer: Signer | undefined },
  { method, args }: ReleaseCall,
): Promise<unknown> {
  const keysFolder = releaseKeysFolder(env)
  return shared.act(
    async (draft) => {
      const store = serversStore(draft.dist, { keysFolder, signer })
      if (method === 'testerLink') return linkOf(store, env, args)
      const given = method === 'publish' ? [args[0], copied(args[1] as Build, draft), ...args.slice(2)] : args
      return (store[method] as (...given: unknown[]) => unknown)(...given)
    },
    { mayBegin: method === 'adopt' },
  )
}

function linkOf(store: ReturnType<typeof serversStore>, env: Env, [remote, days]: unknown[]) {
  return testerLink(store.read(), String(remote), {
    keysFile: listKeysFile(env),
    origin: env.siteOrigin,
    ...(days !== undefined && { days: Number(days) }),
  })
}

/** The store moves the files of a build to their place: those of whoever has it stay. */
function copied({ from, maps, ...build }: Build, { scratch }: Draft): object {
  const place = path.join(scratch, 'build')
  copyBuild(from, maps, place)
  return { ...build, from: place }
}
