/** Words of the plan. */
export const ar = {
  planTitle: 'اشتراك واحد يفتح كل شيء',
  planTrial: 'تجربة مجانية مدتها {trial}، ثم تدفع من رصيدك:',
  planNoTrial: 'تدفع من رصيدك:',
  planPrices: 'أسعار الاشتراك',
  planSubscribe: 'اشترك الآن',
  planSms: 'أو أرسل {smsSubscribe} إلى {smsTo}',
  planNew: 'محتوى جديد كل يوم في سبعة أقسام',
  planImages: 'أكثر من 300 خلفية للتنزيل',
  planDesigns: 'أدوات تصميم البطاقات والصور وحفظها',
  planStickers: 'ملصقات واتساب عربية',
  planCancel: 'تسجيل مجاني، وإلغاء في أي وقت',
}
