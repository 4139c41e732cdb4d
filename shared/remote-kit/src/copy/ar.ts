/** Strings of failures in screens of every remote; a brand may replace each as `kit.<key>`. */
export const ar = {
  remoteFailed: 'تعذّر تحميل هذا الجزء من الموقع',
  retry: 'حاول مرة أخرى',
  unreachable: 'تعذّر الوصول إلى الخدمة. تحقق من اتصالك ثم حاول مرة أخرى.',
  slow: 'تأخر الرد. قد تكون الشبكة بطيئة، حاول مرة أخرى بعد قليل.',
  subscribe: 'اشترك',
  freeEntry: 'جرّب المحتوى المجاني',
  freeToo: 'اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.',
  unreadable: 'وصل رد لا نفهمه. إن كنت على شبكة عامة فسجّل الدخول إليها ثم حاول مرة أخرى.',
}
