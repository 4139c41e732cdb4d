/** What stands where the rest of the page did not come. */
export const ar = {
  partFailed: 'تعذّر تحميل بقية الصفحة. تحقق من الاتصال ثم حاول مرة أخرى.',
  partRetry: 'حاول مرة أخرى',
}
