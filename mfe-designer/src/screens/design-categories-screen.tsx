export { Hub as default } from '../features/hub/hub'
