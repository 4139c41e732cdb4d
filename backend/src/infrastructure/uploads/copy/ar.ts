const inMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/** Why a design could not be saved; shown under its image. */
export const ar = {
  notPng: 'الملف ليس صورة PNG سليمة.',
  tooManyBytes: (max: number) => `حجم الصورة أكبر من الحد المسموح، وهو ${inMegabytes(max)} ميغابايت.`,
  tooManyPixels: (max: number) => `أبعاد الصورة أكبر من الحد المسموح، وهو ${max / 1_000_000} ميغابكسل.`,
  oneImageOnly: 'أرسل صورة واحدة فقط.',
  documentBroken: 'لم نتعرّف على محتوى هذا التصميم، حدّث الصفحة ثم حاول مرة أخرى.',
  formBroken: 'لم تصل البيانات كاملة، يرجى المحاولة مرة أخرى.',
  tooManyDesigns: (max: number) => `بلغت الحد الأقصى للتصاميم المحفوظة، وهو ${max} تصميم. يمكنك تنزيل تصميمك على جهازك.`,
  tooMuchSpace: (max: number) =>
    `بلغت المساحة القصوى للتصاميم المحفوظة، وهي ${inMegabytes(max)} ميغابايت. يمكنك تنزيل تصميمك على جهازك.`,
  storageFull: 'لم يُحفظ التصميم لأن مساحة الحفظ ممتلئة الآن. يمكنك تنزيله على جهازك، أو المحاولة مرة أخرى لاحقًا.',
  storageAway: 'تعذّر حفظ التصميم الآن، ولم يضِع منه شيء. انتظر قليلًا ثم حاول مرة أخرى، أو نزّله على جهازك.',
} as const
