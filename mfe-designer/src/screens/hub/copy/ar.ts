/** The hub: strings that no editor needs. A brand may replace each under `designer.<key>`. */
export const ar = {
  designsTagline: 'خلفية تعجبك، وكلمات منك، وتصميم يحمل اسمك في دقيقة.',
  cardsAbout: 'بطاقات جاهزة لكل مناسبة، أضف إليها كلماتك.',
  imagesAbout: 'صور هادئة تنتظر عبارتك لتصير لوحة.',
  savedAbout: 'كل ما صممته وحفظته، جاهز للمشاركة.',
  stickersAbout: 'ملصقات عربية مرسومة تقول ما تريد دون أن تكتب.',
  templates: 'قوالب جاهزة',
  templatesFailed: 'تعذّر فتح القوالب، تحقق من الاتصال ثم حاول مرة أخرى.',
  ownStickers: 'اصنع ملصقاتك',
  ownStickersFailed: 'تعذّر فتح صانع الملصقات، تحقق من الاتصال ثم حاول مرة أخرى.',
}
