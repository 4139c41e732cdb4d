import type { PluralForms } from '@yawmi/ui'

/** Titles of the documents, which the release list carries. */
export const titles = {
  designCategories: 'التصاميم',
  savedItems: 'العناصر المحفوظة',
  images: 'الصور',
  cards: 'البطاقات',
  editor: 'تصميم جديد',
} as const

/** Every word of the studio; a brand may replace each under `designer.<key>`. */
export const ar = {
  designs: 'التصاميم',
  designsTagline: 'خلفية تعجبك، وكلمات منك، وتصميم يحمل اسمك في دقيقة.',
  cards: 'البطاقات',
  cardsAbout: 'بطاقات جاهزة لكل مناسبة، أضف إليها كلماتك.',
  images: 'الصور',
  imagesAbout: 'صور هادئة تنتظر عبارتك لتصير لوحة.',
  saved: 'العناصر المحفوظة',
  savedAbout: 'كل ما صممته وحفظته، جاهز للمشاركة.',
  stickers: 'ملصقات واتساب',
  stickersAbout: 'ملصقات عربية مرسومة تقول ما تريد دون أن تكتب.',
  savedImage: 'صورة محفوظة {n}',
  savedCard: 'بطاقة محفوظة {n}',
  noSaved: 'لا توجد عناصر محفوظة',
  tags: 'التصنيفات',
  noImages: 'لا توجد صور لعرضها',
  loadingMore: 'جارٍ تحميل المزيد…',
  noMore: 'لا توجد بيانات أخرى',
  back: 'رجوع',
  retry: 'حاول مرة أخرى',
}

export type DesignerCopy = typeof ar

/** Counted things, in the forms of Arabic. */
export const counts = {
  cards: { zero: 'لا بطاقات', one: 'بطاقة واحدة', two: 'بطاقتان', few: '{n} بطاقات', other: '{n} بطاقة' },
  images: { zero: 'لا صور', one: 'صورة واحدة', two: 'صورتان', few: '{n} صور', other: '{n} صورة' },
  saved: { zero: 'لا توجد عناصر محفوظة', one: 'عنصر واحد', two: 'عنصران', few: '{n} عناصر', many: '{n} عنصرًا', other: '{n} عنصر' },
  packs: { zero: 'لا باقات', one: 'باقة واحدة', two: 'باقتان', few: '{n} باقات', other: '{n} باقة' },
} satisfies Record<string, PluralForms>
