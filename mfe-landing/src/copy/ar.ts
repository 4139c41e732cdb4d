/** What the release list carries: titles of the pages, without the brand's name. Read at build time, before any bundling. */
export const ar = {
  titles: {
    landing: 'كل صباح ورقة جديدة',
    about: 'من نحن',
    contact: 'اتصل بنا',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
  },
} as const
