/** Strings of what stands in place of a list. A brand may replace each under `designer.<key>`. */
export const ar = {
  noCredit: 'عزيزي المشترك، ليس لديك رصيد. يرجى شحن الرصيد لاستخدام خدماتنا.',
  expired: 'انتهى اشتراكك في الباقة الحالية. يرجى التجديد.',
  renew: 'تجديد',
}
