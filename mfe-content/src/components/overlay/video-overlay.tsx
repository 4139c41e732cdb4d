import { Overlay } from './overlay'
import { VideoPlayer } from '../video-player/video-player'
import type { VideoItem } from '../../lib/items/video-item'

/** A full-screen video; a click outside of it closes it. */
export function VideoOverlay({ video, onClose }: { video: VideoItem; onClose: () => void }) {
  return (
    <Overlay label={video.title} onClose={onClose}>
      <div style={{ width: 'min(100%, 1100px)', padding: '0 16px' }}>
        <VideoPlayer video={video} autoPlay />
      </div>
    </Overlay>
  )
}
