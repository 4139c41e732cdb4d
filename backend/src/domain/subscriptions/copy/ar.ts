export const ar = {
  /** The name of someone who has not given one. */
  newSubscriber: 'مشترك',
} as const

/** Messages to subscribers; a brand replaces one by `sms.<key>` among its texts. */
export const sms = {
  welcome:
    'أهلًا بك في {brand}. تجربتك المجانية مستمرة حتى {until}، ثم يُخصم من رصيدك {price}. للإلغاء أرسل {cancel} إلى {to}.',
  trialEnding:
    '{brand}: تنتهي تجربتك المجانية في {until}، وبعدها يُخصم من رصيدك {price}. إن لم ترغب في الاستمرار فأرسل {cancel} إلى {to} قبل ذلك.',
  trialEnded: '{brand}: انتهت تجربتك المجانية، ويُخصم من رصيدك {price}. للإلغاء أرسل {cancel} إلى {to}.',
  receipt: '{brand}: خُصم من رصيدك {amount}، واشتراكك مدفوع حتى {until}. السعر {price}. للإلغاء أرسل {cancel} إلى {to}.',
  receiptAfterLeaving:
    '{brand}: اكتمل خصم {amount} الذي بدأ قبل إلغاء اشتراكك، والمحتوى متاح لك حتى {until}. لن يُخصم منك شيء بعد ذلك.',
  noCredit:
    '{brand}: رصيدك لا يكفي لتجديد اشتراكك ({price}). اشحن رصيدك وسنحاول مرة أخرى. للإلغاء أرسل {cancel} إلى {to}.',
  ended: '{brand}: انتهى اشتراكك، ولن يُخصم منك شيء. للعودة أرسل {subscribe} إلى {to}، والسعر {price}.',
  cancelled:
    '{brand}: تم إلغاء اشتراكك، ولن يُخصم منك شيء بعد الآن. المحتوى متاح لك حتى {until}. للعودة أرسل {subscribe} إلى {to}، والسعر {price}.',
  cancelledNow:
    '{brand}: تم إلغاء اشتراكك، ولن يُخصم منك شيء بعد الآن. للعودة أرسل {subscribe} إلى {to}، والسعر {price}.',
  cancelledDuringCharge:
    '{brand}: تم إلغاء اشتراكك. قد يكتمل خصم {amount} الذي بدأ قبل الإلغاء، ولن يبدأ خصم بعده. للعودة أرسل {subscribe} إلى {to}، والسعر {price}.',
  resumed: '{brand}: عاد اشتراكك وهو سارٍ حتى {until}، ثم يُخصم من رصيدك {price}. للإلغاء أرسل {cancel} إلى {to}.',
  already: '{brand}: أنت مشترك بالفعل، والسعر {price}. للإلغاء أرسل {cancel} إلى {to}.',
  notSubscribed:
    '{brand}: لا يوجد اشتراك سارٍ لهذا الرقم، ولا يُخصم منك شيء. للاشتراك أرسل {subscribe} إلى {to}، والسعر {price}.',
  help: '{brand}: للاشتراك أرسل {subscribe} إلى {to}، والسعر {price}. لإلغاء الاشتراك أرسل {cancel} إلى {to}.',
  time: '{date} الساعة {clock}',
}

/** The text that people are shown when they agree. */
export const consent = {
  web: 'بالضغط على «اشترك» فإنك توافق على الشروط والأحكام. السعر {price}.',
  webTrial: 'بالضغط على «اشترك» فإنك توافق على الشروط والأحكام. {trial}، ثم {price}.',
  renewal: 'هل تريد تجديد اشتراكك؟ السعر {price}.',
  sms: 'للاشتراك أرسل {subscribe} إلى {to}، والسعر {price}.',
}
