/** Kinds and sizes of files: strings that come with their form. A brand may replace each under `designer.<key>`. */
export const ar = {
  format: 'نوع الملف',
  pictureSize: 'حجم الصورة',
  sizeOf: '{width} × {height}',
  copyPicture: 'نسخ الصورة',
  pictureCopied: 'نُسخت الصورة، فالصقها حيث تريد.',
  copyRefused: 'لم يسمح هذا المتصفح بنسخ الصورة. نزّلها ثم أرسلها من جهازك.',
  makeSticker: 'ملصق واتساب',
  sendByWhatsApp: 'إرسال عبر واتساب',
  attachHint: 'ينزل ملف الصورة إلى جهازك ثم يُفتح واتساب، فأرفق الملف في محادثتك.',
  attachNow: 'تم تنزيل الصورة. أرفقها في محادثتك على واتساب.',
  messageBeside: 'صممتُ لك هذه الصورة',
  sizeForPrint: '{width} × {height} للطباعة',
}
