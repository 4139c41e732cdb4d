/** The five questions of the specification and their answers. Sentences on text messages stand alone: a brand may have none. */
export const ar = {
  faqTitle: 'الأسئلة الشائعة',
  faqLead: 'لم تجد سؤالك؟',
  faqContact: 'اتصل بنا',
  whatQuestion: 'ما هو تطبيق {brand}؟',
  whatAnswer:
    '{brand} خدمة ترفيه يومية باللغة العربية: خلفيات ونكت ومعاني أسماء ورسائل واقتباسات وفيديوهات، مع أدوات تصمم بها بطاقاتك وصورك، وملصقات لواتساب. يتجدد المحتوى كل يوم.',
  howQuestion: 'كيف أسجّل في الخدمة؟',
  howAnswer:
    'اكتب رقم هاتفك في أعلى هذه الصفحة واضغط «{subscribe}»، ثم أدخل رمز التحقق المكوّن من 4 أرقام الذي يصلك في رسالة نصية. التسجيل مجاني.',
  howSms: 'ويمكنك الاشتراك برسالة نصية أيضًا: أرسل {smsSubscribe} إلى {smsTo}.',
  paidQuestion: 'هل الخدمة مدفوعة؟',
  paidAnswer:
    'نعم، لأن فريقًا يكتب المحتوى ويرسمه ويراجعه ويجدده كل يوم. ويُخصم الاشتراك من رصيد هاتفك، ولا تحتاج إلى بطاقة مصرفية.',
  paidTrial: 'تبدأ بتجربة مجانية مدتها {trial}، ولا تُمنح للرقم الواحد إلا مرة واحدة.',
  priceQuestion: 'كم سعر الاشتراك؟',
  priceAnswer: '{prices}.',
  cancelQuestion: 'هل يمكنني إلغاء الاشتراك؟',
  cancelAnswer: 'نعم، في أي وقت ومن دون مقابل: من صفحة «تفاصيل الاشتراك» في حسابك، أو عن طريق الدعم الفني على {email}.',
  cancelSms: 'وبرسالة نصية كذلك: أرسل {smsCancel} إلى {smsTo}.',
}
