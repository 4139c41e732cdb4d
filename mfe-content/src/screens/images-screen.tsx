export { Backgrounds as default } from '../features/backgrounds/backgrounds'
