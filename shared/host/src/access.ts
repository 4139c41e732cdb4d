import type { Access } from '@yawmi/contract'
import type { Role } from '@yawmi/session'

/** `sign-in`: the visitor has to sign in first; `locked`: for subscribers only. */
type Verdict = 'open' | 'sign-in' | 'locked'

/** The table of the design's "route guards" row. */
const VERDICTS: Record<Access, Record<Role, Verdict>> = {
  public: { anonymous: 'open', free: 'open', subscriber: 'open' },
  visitor: { anonymous: 'sign-in', free: 'open', subscriber: 'open' },
  subscriber: { anonymous: 'sign-in', free: 'locked', subscriber: 'open' },
}

/** Whether a visitor of this role may open a route of this access. */
export const verdictOf = (access: Access, role: Role): Verdict => VERDICTS[access][role]
