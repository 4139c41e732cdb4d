export { createBus, type Bus, type BusMessage } from './bus'
export { bus } from './page-bus'
export type { BusEvents, EventName, OtpPurpose } from './event-map'
