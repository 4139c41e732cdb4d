export { BackgroundDetails as default } from '../features/backgrounds/background-details'
