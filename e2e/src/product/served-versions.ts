import { releaseList } from '../reach/release-list'
import { PRODUCT_LOG, SITE } from './product'

interface Listed {
  remotes: Record<string, { version: string }[]>
}

/**
 * Asks the site which version of each remote its pages get.
 * @throws Error naming the first that is not the one that was built, as of a server that refuses the release list and goes on by
 * the one before: tests would be of code that is not there any more
 */
export async function servesWhatWasBuilt(): Promise<void> {
  // The server of another release, with remotes of its own.
  if (process.env.YAWMI_ROOT) return
  const { remotes: served } = (await (await fetch(`${SITE}/releases.json?for=pages`)).json()) as Listed
  for (const [remote, [newest]] of Object.entries(releaseList().remotes)) {
    const version = served[remote]?.[0]?.version
    if (version !== newest?.version)
      throw new Error(
        `the site serves ${remote} ${version ?? 'nowhere'}, and ${newest?.version} was built: ${PRODUCT_LOG} says why`,
      )
  }
}
