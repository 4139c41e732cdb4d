import type { ErrorId } from '@yawmi/contract'

/** What each failure says when nothing more exact is known. */
export const errorMessages: Record<ErrorId, string> = {
  validation: 'يرجى التحقق من البيانات المدخلة.',
  unauthenticated: 'يرجى تسجيل الدخول أولًا.',
  payment_required: 'عزيزي المشترك، ليس لديك رصيد',
  forbidden: 'هذا المحتوى للمشتركين فقط',
  not_found: 'لم نجد ما تبحث عنه.',
  subscription_expired: 'انتهى اشتراكك في الباقة الحالية',
  conflict: 'تغيّر هذا من مكان آخر في هذه الأثناء.',
  payload_too_large: 'حجم البيانات أكبر من المسموح.',
  unsupported_media_type: 'نوع البيانات غير مدعوم.',
  xsrf_mismatch: 'انتهت صلاحية الصفحة، يرجى تحديثها والمحاولة مجددًا.',
  otp_rejected: 'رمز التحقق غير صحيح.',
  otp_wait: 'يرجى الانتظار قبل طلب رمز جديد.',
  number_refused: 'تعذّر الاشتراك بهذا الرقم. تحقق منه، أو جرّب رقمًا آخر، أو راسل الدعم.',
  proof_required: 'نحتاج إلى التأكد من أن الرقم لك قبل المتابعة.',
  too_many_requests: 'محاولات كثيرة، يرجى الانتظار قليلًا.',
  storage_full: 'مساحة الحفظ لدينا ممتلئة الآن، يرجى المحاولة لاحقًا.',
  storage_unavailable: 'تعذّر الوصول إلى الملفات المحفوظة الآن، يرجى المحاولة بعد قليل.',
  internal: 'حدث خطأ لدينا، يرجى المحاولة لاحقًا.',
  carrier_unavailable: 'خدمة المشغّل غير متاحة الآن، يرجى المحاولة لاحقًا.',
  unavailable: 'الخدمة غير متاحة الآن، يرجى المحاولة لاحقًا.',
}

/** Faults of one field, without its name: they stand under it. */
export const fieldMessages = {
  required: 'هذا الحقل مطلوب.',
  email: 'البريد الإلكتروني غير صحيح.',
  tooShort: 'القيمة أقصر من المطلوب.',
  tooLong: (max: number) => `الحد الأقصى لعدد الأحرف: ${max}.`,
  tooSmall: (min: number) => `أقل قيمة مسموحة: ${min}.`,
  tooBig: (max: number) => `أكبر قيمة مسموحة: ${max}.`,
  invalid: 'القيمة غير صحيحة.',
}

export const replies = {
  contactReceived: 'تم إرسال رسالتك بنجاح',
  viewCounted: 'تم احتساب المشاهدة.',
  designDeleted: 'تم حذف التصميم.',
}
