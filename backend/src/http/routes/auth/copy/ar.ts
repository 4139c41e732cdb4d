/** Replies of the sign-in and subscription calls. */
export const ar = {
  numberInvalid: (example: string) => `رقم الهاتف غير صحيح. اكتب رقم هاتف محمول ليبي، مثل ${example}.`,
  numberOfOthers: (operators: string, example: string) =>
    `هذا الرقم ليس من أرقام ${operators}. اكتب رقمًا منها، مثل ${example}.`,
  pageTooOld: 'مضى وقت طويل على فتح الصفحة. حدّثها ثم حاول مرة أخرى.',
  workWanted: 'نحتاج إلى التحقق من متصفحك. حدّث الصفحة ثم حاول مرة أخرى.',
  smsWanted: (text: string, to: string) => `لتأكيد أن الرقم لك، أرسل «${text}» من هاتفك إلى ${to}.`,
  notOfThisFlow: 'لا يمكن تسليم هذه الجلسة إلى هذا الموقع.',
  codeRefused: 'رمز التسليم غير صحيح، أو استُعمل، أو انتهت صلاحيته.',
  signedOut: 'تم تسجيل الخروج.',
  cancelled: 'تم إلغاء اشتراكك.',
  renewed: 'تم تجديد اشتراكك.',
  notRenewed: 'لم يكتمل تجديد اشتراكك لدى المشغّل، حاول مرة أخرى بعد قليل.',
  renewedUnpaid: 'تم تجديد اشتراكك، لكن رصيدك لا يكفي. اشحن رصيدك، وسنحاول الخصم من جديد.',
} as const
