import type {
  Background,
  Category,
  DailyItem,
  Joke,
  Message,
  NameMeaning,
  Page,
  Picture,
  Quote,
  StickerPack,
  Subscriber,
  SubscriberDetails,
  Tag,
  Video,
} from '@yawmi/contract'
import { DAILY_IDS } from '@yawmi/contract'

/** Rows as the API answers them. Each factory takes the fields that a test is about and fills in the rest. */

let counter = 0
export const aUuid = (): string => `00000000-0000-4000-8000-${String((counter += 1)).padStart(12, '0')}`

export const aPicture = (more: Partial<Picture> = {}): Picture => ({
  width: 1080,
  height: 1920,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  variants: [
    { width: 320, path: 'pictures/one-320.webp' },
    { width: 1080, path: 'pictures/one-1080.webp' },
  ],
  ...more,
})

export const aSubscriber = (more: Partial<Subscriber> = {}): Subscriber => ({
  id: 'subscriber-1',
  name: 'سالم',
  subscription_status: 'active',
  ...more,
})

export const someDetails = (more: Partial<SubscriberDetails> = {}): SubscriberDetails => ({
  id: 'subscriber-1',
  name: 'سالم',
  email: null,
  phone: '+218912345678',
  expirationDate: '2030-01-02T10:00:00.000Z',
  status: 'active',
  trialEndsAt: null,
  nextCharge: null,
  charges: [],
  ...more,
})

export const aCategory = (more: Partial<Category> = {}): Category => ({
  uuid: aUuid(),
  slug: 'images/sea',
  name: 'البحر',
  description: 'أمواج وشواطئ',
  color: '#20709A',
  img: {
    icon_web: 'art/sea.webp',
    primary_background: { web: 'art/sea-primary.webp' },
    secondary_background: { web: 'art/sea-secondary.webp' },
  },
  ...more,
})

export const aVideo = (more: Partial<Video> = {}): Video => ({
  uuid: aUuid(),
  name: 'أمواج',
  title: 'أمواج المساء',
  description: 'البحر ساعة الغروب',
  path: 'videos/waves.mp4',
  video_cover: 'videos/waves.webp',
  cover: aPicture({ width: 1280, height: 720 }),
  views: 3,
  ...more,
})

export const aBackground = (more: Partial<Background> = {}): Background => ({
  uuid: aUuid(),
  name: 'غروب',
  path: 'pictures/one-1080.webp',
  picture: aPicture(),
  img: { secondary_background: { web: 'pictures/one-320.webp' } },
  ...more,
})

export const aQuote = (more: Partial<Quote> = {}): Quote => ({
  uuid: aUuid(),
  name: 'من جدّ وجد',
  description: 'مثل عربي',
  ...more,
})
export const aMessage = (more: Partial<Message> = {}): Message => ({ uuid: aUuid(), name: 'صباح الخير', ...more })
export const aJoke = (more: Partial<Joke> = {}): Joke => ({ uuid: aUuid(), name: 'قال جحا لجاره', ...more })
export const aName = (more: Partial<NameMeaning> = {}): NameMeaning => ({
  uuid: aUuid(),
  name: 'هدى',
  description: 'الهداية',
  ...more,
})

export const aDailyItem = (more: Partial<DailyItem> = {}): DailyItem => ({
  uuid: DAILY_IDS.quote,
  name: 'اقتباس اليوم',
  color: '#3B4A9C',
  description: 'اقتباس لكل يوم',
  img: { background_web: 'art/daily-quote.webp' },
  latest_content: {
    uuid: aUuid(),
    name: 'من جدّ وجد',
    title: 'مثل عربي',
    path: null,
    video_cover: null,
    picture: null,
    views: 0,
  },
  ...more,
})

export const aTag = (more: Partial<Tag> = {}): Tag => ({
  uuid: aUuid(),
  name: 'هدوء',
  icon: 'leaf',
  background: { background_web: '#25805A' },
  ...more,
})

export const aStickerPack = (more: Partial<StickerPack> = {}): StickerPack => ({
  uuid: aUuid(),
  name: 'تحيات',
  number_of_stickers: 1,
  stickers: [{ uuid: aUuid(), path: 'stickers/hello.webp' }],
  ...more,
})

/** One page of a list that has `total` rows in all. */
export const aPage = <T>(data: T[], { page = 1, perPage = 20, total = data.length } = {}): Page<T> => ({
  data,
  meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total },
})
