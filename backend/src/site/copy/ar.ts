/** What the page says before any script runs. */
export const ar = {
  scriptNeeded: 'تحتاج هذه الصفحة إلى تفعيل JavaScript في متصفحك.',
  pageToCome: 'لحظات، وتظهر الصفحة كاملة.',
  shellFailed: 'تعذّر تحميل الصفحة. تحقق من اتصالك، ثم حاول مرة أخرى.',
  alone: 'جزء وحده',
  unavailable: {
    title: 'نعود بعد قليل',
    text: 'هذه الصفحة غير متاحة الآن. لا شيء تحتاج إلى فعله، حاول مرة أخرى بعد قليل.',
    retry: 'حاول مرة أخرى',
  },
  tooManyPages: {
    title: 'مهلًا قليلًا',
    text: 'وصلتنا طلبات كثيرة من شبكتك في وقت قصير. انتظر دقيقة، ثم حاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
  },
} as const
