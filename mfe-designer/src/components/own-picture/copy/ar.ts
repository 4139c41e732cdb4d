/** Taking a picture of one’s own: strings that come with its code. A brand may replace each under `designer.<key>`. */
export const ar = {
  ownUse: 'استعمال صورتك',
  ownAsElement: 'عنصر في التصميم',
  ownAsBackground: 'خلفية للتصميم',
  ownGallery: 'صورة من جهازك',
  ownCamera: 'التقاط صورة',
  ownPrivate:
    'تبقى صورتك على جهازك حتى تحفظ تصميمك أو تنزّله أو تشاركه، فتُحفظ معه في حسابك. ونحذف منها مكان التقاطها وبيانات الكاميرا.',
  ownTooLarge: 'هذه الصورة أكبر من 30 ميغابايت. اختر صورة أصغر.',
  ownTooManyPixels: 'أبعاد هذه الصورة أكبر من 60 ميغابكسل. صغّرها أو اختر صورة أخرى.',
  ownHeic: 'هذا المتصفح لا يقرأ صور HEIC. احفظ الصورة بصيغة JPEG ثم اخترها مرة أخرى.',
  ownSvg: 'لا نفتح ملفات SVG. اختر صورة بصيغة JPEG أو PNG.',
  ownBroken: 'تعذّرت قراءة هذه الصورة، وربما كان ملفها تالفًا. اختر صورة أخرى.',
  ownNoPicture: 'هذا الملف ليس صورة. اختر صورة بصيغة JPEG أو PNG.',
  ownNoRoom: 'بلغت صورك على هذا الجهاز حدها، وهو 40 صورة. احذف مسودة قديمة ثم حاول مرة أخرى.',
  ownNotStored: 'لا مكان على هذا الجهاز لحفظ صورتك. احفظ تصميمك قبل أن تغلق الصفحة.',
}
