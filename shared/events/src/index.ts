export { createBus, type Bus, type BusMessage } from './bus'
export { bus } from './page-bus'
export type { BusEvents, EventName, OtpPurpose } from './event-map'
export type { BusQuestions, Confirmation, Film, Operation, Question, QuestionName } from './questions'
