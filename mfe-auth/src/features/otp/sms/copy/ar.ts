/** Texts of the message that replaces a code; brands replace them as `auth.<key>` too. */
export const ar = {
  smsWhy: 'نحتاج إلى التأكد من أن الرقم لك. أرسل هذه الرسالة من هاتفك، ثم عُد إلى هذه الصفحة فيكتمل الدخول وحده.',
  smsFrom: 'من الرقم',
  smsTo: 'إلى',
  smsText: 'نص الرسالة',
  smsSend: 'إرسال رسالة',
  smsCopy: 'نسخ الرسالة',
  smsCopied: 'تم النسخ',
  smsCopyByHand: 'تعذّر النسخ. اكتب الرسالة في هاتفك كما هي هنا.',
  smsWarning: 'لا ترسل رمزًا أعطاك إياه شخص آخر: إرساله يُدخل ذلك الشخص إلى حسابك.',
  smsWaiting: 'ننتظر رسالتك…',
  smsExpiresIn: 'تنتهي صلاحية الرمز بعد',
  smsRenewed: 'انتهت صلاحية الرمز السابق، وهذا رمز جديد. أرسل الرسالة كما هي الآن.',
  smsRetry: 'حاول مرة أخرى',
}
