/** Words that the components themselves need; a brand may replace each under `ui.<key>`. */
export const ar = {
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذّر التحميل، تحقق من الاتصال ثم حاول مرة أخرى.',
  notifications: 'إشعارات',
  dismiss: 'إخفاء الإشعار',
  otpGroup: 'رمز التحقق',
  otpDigit: 'الرقم {n} من {total}',
  emptyTitle: 'لا توجد بيانات لعرضها حاليًا',
  errorTitle: 'حدث خطأ غير متوقع، حاول مرة أخرى بعد قليل.',
  offlineTitle: 'أنت غير متصل بالإنترنت، تحقق من الاتصال ثم حاول مرة أخرى.',
  lockedTitle: 'هذا المحتوى للمشتركين فقط',
}

export type UiCopy = typeof ar
