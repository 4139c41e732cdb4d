import { Refusal } from '@yawmi/releases/refusal'
import { StoreAway } from '../objects/object-store'

/** An act is refused where the store of its files is away. @throws Refusal, or any other error as it is */
export function refuseAway(error: unknown): never {
  if (error instanceof StoreAway) throw new Refusal('state', `nothing is changed: ${error.message}; try again`)
  throw error
}
