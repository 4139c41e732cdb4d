/** Addresses of this remote's screens (specification, section 2). */
export const paths = {
  home: '/home',
  videos: '/videos-list',
  videoDetails: '/video-details/:uuid',
  images: '/images-list',
  imagesDetails: '/images-details/:uuid',
  messagesCategories: '/messages-categories',
  messagesList: '/messages-list/:uuid',
  quotes: '/quotes-list',
  jokes: '/jokes-list',
  names: '/names-translate',
  dailyContent: '/daily-content',
  stickersCategories: '/stickers-categories',
  stickersList: '/stickers-list/:uuid',
  favorites: '/favorites',
} as const

/** Used in place of a video's uuid for the day's video, which is read from the device. */
export const DAILY_VIDEO = 'daily_video'
