import type { Picture, Video } from '@yawmi/contract'

/** A video as the screens of this remote show it. */
export interface VideoItem {
  uuid: string
  title: string
  description: string
  /** Path of the video on the media host. */
  file: string
  /** Path of a still on the media host, where there is one. */
  poster: string | undefined
  cover: Picture | undefined
}

export const toVideoItem = (video: Video): VideoItem => ({
  uuid: video.uuid,
  title: video.name || video.title,
  description: video.description,
  file: video.path,
  poster: video.video_cover,
  cover: video.cover,
})
