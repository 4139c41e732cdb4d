import { useRole } from '@yawmi/remote-kit'
import { FreeCard } from './free-card'
import { SubscriberCard } from './subscriber-card'

/** The day's content for subscribers, the day's video for free visitors (specification, section 6). */
export function DailyCard() {
  return useRole() === 'subscriber' ? <SubscriberCard /> : <FreeCard />
}
