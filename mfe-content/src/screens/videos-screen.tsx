export { VideosList as default } from '../features/videos/videos-list'
