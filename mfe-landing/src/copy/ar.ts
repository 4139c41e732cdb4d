/** What the release list carries: titles of the pages, without the brand's name. Read at build time, before any bundling. */
export const ar = {
  titles: {
    landing: 'كل صباح ورقة جديدة',
    about: 'من نحن',
    contact: 'اتصل بنا',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
  },
  /** What search engines and shared links say of each page. */
  descriptions: {
    landing:
      'خلفيات ونكت ومعاني أسماء ورسائل واقتباسات وفيديوهات بالعربية، وأدوات لتصميم البطاقات والصور. {brand}: ورقة جديدة كل صباح على هاتفك.',
    about: 'من يكتب {brand} ويرسمها، وماذا تجد فيها، وكم سعر الاشتراك، وكيف تشترك وتلغي متى شئت.',
    contact: 'راسل فريق {brand}: سؤال أو شكوى أو فكرة، ويقرأ رسالتك إنسان ويرد عليك.',
    terms: 'شروط خدمة {brand} وأحكامها: الاشتراك والأسعار والتجديد والإلغاء، وما لك وما عليك.',
    privacy: 'سياسة الخصوصية في {brand}: ما نجمعه من بيانات، ولماذا، ومع من نشاركه، وكيف تطلب حذفه.',
  },
} as const
