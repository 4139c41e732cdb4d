export { DailyContent as default } from '../features/daily/daily-content'
