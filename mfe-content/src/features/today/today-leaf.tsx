import { useRole } from '@yawmi/remote-kit'
import { FreeLeaf } from './free-leaf'
import { SubscriberLeaf } from './subscriber-leaf'

/** Today first: the day's content for subscribers, the day's video for free visitors (specification, section 6). */
export function TodayLeaf() {
  return useRole() === 'subscriber' ? <SubscriberLeaf /> : <FreeLeaf />
}
