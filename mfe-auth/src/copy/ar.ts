/** Every word of this remote. A brand may replace each under `auth.<key>`; `{x}` marks a value. */
export const ar = {
  otpTitle: 'رمز التحقق',
  otpSentTo: 'يرجى إدخال رمز التحقق المرسل إلى الرقم',
  otpSend: 'إرسال',
  otpConfirm: 'تأكيد',
  otpConfirming: 'جارٍ التحقق…',
  otpNotReceived: 'لم يصلك الرمز؟',
  otpResend: 'إعادة إرسال الرمز',
  otpResending: 'جارٍ الإرسال…',
  otpResendIn: 'يمكنك طلب رمز جديد بعد',
  otpResent: 'أرسلنا رمزًا جديدًا إلى رقمك.',
  otpOtherNumber: 'تغيير رقم الهاتف',

  failedOffline: 'تعذّر الاتصال بالخدمة. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  failedSlow: 'تأخّر الرد أكثر من اللازم. حاول مرة أخرى.',
  failedGarbage: 'وصلنا رد غير مفهوم، وقد يكون من شبكة تطلب تسجيل الدخول. تحقق من الاتصال ثم حاول مرة أخرى.',
  failedCarrier: 'خدمة المشغّل لا تستجيب الآن. حاول مرة أخرى بعد قليل.',
  failedBusy: 'المحاولات كثيرة في هذه اللحظة. انتظر قليلًا ثم حاول مرة أخرى.',
  failedUnexpected: 'حدث خطأ غير متوقع. حاول مرة أخرى بعد قليل.',

  welcomeHeadline: 'بداية جديدة مع التطبيق',
  welcomeText: 'خلفيات ونكت واقتباسات ومعاني أسماء، محتوى جديد كل يوم.',
  welcomeThen: 'ثم {prices}',
  welcomeContinue: 'متابعة',

  registerTitle: 'اشترك في {brand}',
  registerText: 'نرسل إليك رمزًا من أربعة أرقام في رسالة نصية.',
  phone: 'رقم الهاتف',
  phoneHint: '10 أرقام، مثل {example}',
  phoneOfOthers: 'هذا الرقم ليس من أرقام {operators}. اكتب رقمًا منها، مثل {example}.',
  consent: 'أوافق على {terms}',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  subscribe: 'اشترك',
  subscribing: 'جارٍ الإرسال…',
  haveCode: 'أدخل الرمز الذي وصلك',
  price: 'سعر الاشتراك',
  or: ' أو ',

  callbackTitle: 'تم التحقق من رقمك',
  callbackText: 'نعيدك الآن إلى التطبيق…',
  callbackContinue: 'متابعة إلى {brand}',
  callbackNoSession: 'لم يكتمل الدخول',
  callbackNoSessionText: 'أدخل رقم هاتفك لنرسل إليك رمز التحقق.',
  callbackStart: 'ابدأ من جديد',
}

export type AuthCopy = typeof ar
