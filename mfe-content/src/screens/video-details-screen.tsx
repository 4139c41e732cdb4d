export { VideoDetails as default } from '../features/videos/video-details'
