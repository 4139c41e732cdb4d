import { useUi } from '../context/ui-context'

/** `toast('تم النسخ', 'success')`: a short word at the edge of the screen, announced to screen readers. */
export const useToast = () => useUi().toasts.show
