import type { Offer } from '@yawmi/brand'
import type { Api } from '@yawmi/api-client'
import type { SubscriberDetails } from '@yawmi/contract'
import { queryClient, queryOptions } from '@yawmi/remote-kit/query'
import { bearer, currentRole, currentSubscriber, writeStored } from '@yawmi/session'

/** A charge that was made or is to come: `amount` in dirhams. */
export interface Charge {
  at: Date
  amount: number
}

export interface NextCharge extends Charge {
  /** For how long it pays; a server of before does not say it. */
  period: Offer['period'] | undefined
}

/** The person and the subscription, as the account screens know them. Empty texts of the wire are `null` here. */
export interface SubscriberAccount {
  id: string
  name: string | null
  email: string | null
  phone: string
  /** Until when the content is paid or free; `null` where nothing was ever paid. */
  expiresAt: Date | null
  status: 'active' | 'cancel'
  /** Whether the content is open now, and if not, why: no credit, or an ended subscription. */
  standing: 'good' | 'payment_required' | 'expired'
  trialEndsAt: Date | null
  nextCharge: NextCharge | null
  /** The newest first. */
  pastCharges: Charge[]
}

const KEY = ['subscriber']

/** Who is signed in and what they pay. */
export const subscriberQuery = (api: Api) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const asker = bearer()
      const account = toAccount((await api.subscriberDetails({ signal })).data)
      if (!signal.aborted) keep(account, asker)
      return account
    },
  })

/** Asks again, for instance after a renewal. */
export const refetchSubscriber = () => queryClient.invalidateQueries({ queryKey: KEY })

/**
 * Changes the name, on the server, on the screens and where the device keeps it; of somebody who has left meanwhile on the server alone.
 * Throws the API's errors.
 */
export async function rename(api: Api, name: string): Promise<void> {
  const asker = bearer()
  const account = toAccount((await api.updateSubscriber(name)).data)
  if (bearer() !== asker) return
  // What was asked before may be answered with the name of before, and later than this.
  await queryClient.cancelQueries({ queryKey: KEY })
  queryClient.setQueryData(KEY, account)
  keep(account, asker)
}

/**
 * What the device keeps of the person follows what the server says: who they are, which a host app's token does not say, the
 * name, and how the subscription stands.
 * @param asker the token that asked
 */
function keep({ id, name, status }: SubscriberAccount, asker: string | undefined): void {
  // An answer that comes after signing out, or once another has signed in, is of nobody here.
  if (currentRole() !== 'subscriber' || bearer() !== asker) return
  writeStored('subscriber_id', id)
  writeStored('subscriptionStatus', status)
  const stored = currentSubscriber()
  if (stored) writeStored('subscriber', { ...stored, name: name ?? '', subscription_status: status })
}

const text = (value: string | null) => value?.trim() || null
const instant = (value: string | null) => (value ? new Date(value) : null)

const toCharge = ({ at, amount }: { at: string; amount: number }): Charge => ({ at: new Date(at), amount })

const toAccount = (details: SubscriberDetails): SubscriberAccount => ({
  id: details.id,
  name: text(details.name),
  email: text(details.email),
  phone: details.phone,
  expiresAt: instant(details.expirationDate),
  status: details.status,
  standing: details.standing ?? 'good',
  trialEndsAt: instant(details.trialEndsAt),
  nextCharge: details.nextCharge && { ...toCharge(details.nextCharge), period: details.nextCharge.period },
  pastCharges: details.charges.map(toCharge).sort((a, b) => b.at.getTime() - a.at.getTime()),
})
