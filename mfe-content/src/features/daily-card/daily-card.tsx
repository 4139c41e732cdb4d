import { useRole } from '@yawmi/remote-kit'
import { useDay } from '../../hooks/use-day'
import { FreeCard } from './free-card'
import { SubscriberCard } from './subscriber-card'

/** The day's content for subscribers, the day's video for free visitors (specification, section 6). */
export function DailyCard() {
  const Card = useRole() === 'subscriber' ? SubscriberCard : FreeCard
  return <Card key={useDay()} />
}
