/** Words of the free look-up of names. */
export const ar = {
  namesTitle: 'ما معنى اسمك؟',
  namesLead: 'اكتب أي اسم واقرأ معناه باللهجة الليبية، مجانًا ودون تسجيل.',
  name: 'الاسم',
  search: 'بحث',
  suggestions: 'جرّب مثلًا',
  invitation: 'هنا يظهر المعنى.',
  unknown: 'هذا الاسم غير موجود حاليًا',
  failed: 'تعذّر البحث عن الاسم الآن.',
  retry: 'حاول مرة أخرى',
}

/** Names offered to who has none in mind. */
export const suggestedNames = { 1: 'هدى', 2: 'سراج', 3: 'ونيس', 4: 'ليلى' }
