import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CATEGORY_IDS, DAILY_IDS } from '@yawmi/contract'

const COLUMNS = 'type,title,body,category,tags,publish_at,media_file,external_id'
const NAMES = ['أحمد', 'فاطمة', 'هدى', 'إسراء', 'علاء', 'عبد الله']

const described = (slug: string) => ({ slug, name: `اسم ${slug}`, description: `وصف ${slug}`, color: '#336699' })
const svg = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="hsl(${hue} 60% 40%)"/><circle cx="80" cy="20" r="${5 + (hue % 14)}" fill="#fff"/></svg>`
/** The boxes that an MP4 file has, with some bytes to ask ranges of. */
const mp4 = (seed: number) =>
  Buffer.concat([
    Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
    Buffer.from('000000086d6f6f76', 'hex'),
    Buffer.from('000010086d646174', 'hex'),
    Buffer.alloc(4096, seed),
  ])

/** A content folder with a few rows of every type; hand in tables to add or replace. */
export function writeSampleContent(tables: Record<string, string[]> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-content-'))
  const write = (name: string, data: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), data)
  }
  const slugs = Object.keys(CATEGORY_IDS)
  const catalogue = {
    categories: slugs.map(described),
    subCategories: [
      'images/sea',
      'images/night',
      'messages/friends',
      'jokes/school',
      'designs/cards',
      'designs/images',
    ].map((slug) => ({ ...described(slug), parent: slug.split('/')[0] })),
    tags: [
      { slug: 'calm', name: 'هدوء', relatedTo: 'images', icon: 'leaf', color: '#336699' },
      { slug: 'eid', name: 'عيد', relatedTo: 'designs', icon: 'moon', color: '#993366' },
    ],
    stickerPacks: [{ slug: 'stickers/tea', name: 'شاي', publisher: 'يومي' }],
    daily: Object.keys(DAILY_IDS).map((kind) => described(`daily/${kind}`)),
  }
  write('catalogue.json', JSON.stringify(catalogue))
  for (const [index, slug] of [...slugs, ...Object.keys(DAILY_IDS).map((kind) => `daily-${kind}`)].entries()) {
    for (const part of ['', '-primary', '-secondary']) write(`art/${slug}${part}.svg`, svg(index * 20))
  }
  for (let index = 1; index <= 6; index++) write(`pictures/${index}.svg`, svg(index * 25))
  for (const index of [1, 2]) {
    write(`videos/${index}.mp4`, mp4(index))
    write(`videos/${index}-poster.svg`, svg(index * 90))
  }

  const range = (count: number, row: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => row(index + 1))
  const all: Record<string, string[]> = {
    backgrounds: range(
      12,
      (n) =>
        `background,خلفية ${n},,images/${n % 2 ? 'sea' : 'night'},,,pictures/${((n - 1) % 6) + 1}.svg,background-${n}`,
    ),
    designs: [
      ...range(3, (n) => `design_image,صورة ${n},,designs/images,calm,,pictures/${n}.svg,design-${n}`),
      `design_card,بطاقة,,designs/cards,eid,,pictures/4.svg,card-1`,
    ],
    stickers: range(5, (n) => `sticker,ملصق ${n},,stickers/tea,,,pictures/${n}.svg,sticker-${n}`),
    videos: range(2, (n) => `video,فيديو ${n},وصف الفيديو ${n},,,,videos/${n}.mp4,video-${n}`),
    messages: range(4, (n) => `message,,نص الرسالة ${n},messages/friends,,,,message-${n}`),
    scheduled: ['quote,قائل الغد,نص الغد,,,2027-01-01,,quote-later'],
    twins: ['name,هدي,معنى هدي,,,,,name-twin'],
    quotes: range(25, (n) => `quote,قائل ${n},نص الاقتباس ${n},,,,,quote-${n}`),
    jokes: range(3, (n) => `joke,,نص النكتة ${n},jokes/school,,,,joke-${n}`),
    names: NAMES.map((name, index) => `name,${name},معنى ${name},,,,,name-${index + 1}`),
    ...tables,
  }
  for (const [table, rows] of Object.entries(all)) write(`${table}.csv`, [COLUMNS, ...rows].join('\n'))
  return folder
}
