const inMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024))

/** Why a design could not be saved; shown under its image. */
export const ar = {
  notPng: 'الملف ليس صورة PNG سليمة.',
  tooManyBytes: (most: number) => `حجم الصورة أكبر من الحد المسموح، وهو ${inMegabytes(most)} ميغابايت.`,
  tooManyPixels: (most: number) => `أبعاد الصورة أكبر من الحد المسموح، وهو ${most / 1_000_000} ميغابكسل.`,
  oneImageOnly: 'أرسل صورة واحدة فقط.',
  formBroken: 'لم تصل البيانات كاملة، يرجى المحاولة مرة أخرى.',
  tooManyDesigns: (most: number) =>
    `بلغت الحد الأقصى للتصاميم المحفوظة، وهو ${most} تصميم. يمكنك تنزيل تصميمك على جهازك.`,
  tooMuchSpace: (most: number) =>
    `بلغت المساحة القصوى للتصاميم المحفوظة، وهي ${inMegabytes(most)} ميغابايت. يمكنك تنزيل تصميمك على جهازك.`,
  storageFull: 'لم يُحفظ التصميم لأن مساحة الحفظ ممتلئة الآن. يمكنك تنزيله على جهازك، أو المحاولة مرة أخرى لاحقًا.',
} as const
