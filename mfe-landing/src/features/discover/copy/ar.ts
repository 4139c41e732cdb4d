/** Words of the discover grid. */
export const ar = {
  discoverTitle: 'ماذا ستجد كل يوم؟',
  discoverLead: 'سبعة أبواب، ووراء كل باب شيء جديد لا يشبه ما كان بالأمس.',
  images: 'خلفيات',
  imagesText: 'أكثر من 300 خلفية مرسومة لشاشة هاتفك.',
  jokes: 'نكت',
  jokesText: 'ضحكة نظيفة تصلح لكل مجلس.',
  names: 'معاني الأسماء',
  namesText: 'معنى اسمك كما نقوله في ليبيا.',
  messages: 'رسائل',
  messagesText: 'كلمات جاهزة لكل مناسبة.',
  designs: 'تصاميم',
  designsText: 'بطاقتك بخطك وكلماتك.',
  videos: 'فيديوهات',
  videosText: 'مشاهد قصيرة، ومشهد لكل يوم.',
  quotes: 'اقتباسات',
  quotesText: 'أبيات وحكم تبقى معك.',
}
