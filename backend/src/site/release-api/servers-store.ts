import { satisfiesCaret } from '@yawmi/contract'
import { declarationFaults, overlap, takenFrom } from '@yawmi/contract/schemas'
import type { Signer } from '@yawmi/releases/release-keys'
import { storeIn } from '@yawmi/releases/store/store-in'

const RULES = Promise.resolve({ declarationFaults, takenFrom, overlap, satisfiesCaret })

interface Acting {
  keysFolder: string
  /** Whose brands link to pages of the site; `.data` beside the folder where it is left out. */
  dataDir?: string | undefined
  at?: Date
  signer?: Signer | undefined
}

/** The store of releases in a folder, with the contract's rules built in. Nobody is waited for who is at its list. */
export const serversStore = (folder: string, { keysFolder, dataDir, at = new Date(), signer }: Acting) =>
  storeIn(folder, {
    rulesOf: () => RULES,
    keysFolder,
    ...(dataDir && { dataDir }),
    now: () => at,
    signer: () => signer,
    waitMs: 0,
  })
