import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useUi } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
import type { Toast, ToastKind } from '../context/toast-store'

const styles = defineStyles({
  region: {
    position: 'fixed',
    insetInline: '0',
    // At the top: the bottom belongs to the thumb and to the bar that lies there.
    // A screen may have a bar of its own there, which stays free.
    top: 'max(var(--yw-toasts-top, 12px), env(safe-area-inset-top))',
    marginInline: 'auto',
    width: 'min(448px, 100% - 2 * var(--yw-gutter))',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    zIndex: 'toast',
    pointerEvents: 'none',
    // A phone on its side has its panels at the other end.
    '@media (orientation: landscape) and (max-height: 600px)': {
      marginInlineStart: 'var(--yw-gutter)',
      width: '300px',
    },
  },
  toast: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    minHeight: '14',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    color: 'ink',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'yw-drop 200ms var(--yw-easings-out)',
    '& > svg': { flexShrink: '0' },
  },
  text: { flex: '1', overflowWrap: 'anywhere' },
  success: { '& > svg': { color: 'success' } },
  error: { borderColor: 'danger', '& > svg': { color: 'danger' } },
  info: { '& > svg': { color: 'brand' } },
  dismiss: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
  },
})

const ICONS: Record<ToastKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

const ToastCard = ({ toast }: { toast: Toast }) => {
  const { copy, toasts } = useUi()
  const classes = useStyles(styles)
  const Icon = ICONS[toast.kind]
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  // The toast goes by a press or in its time: what had the focus before its button has it again.
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own?.matches(':focus')) (before.current as HTMLElement | null)?.focus()
    }
  }, [])
  return (
    <div className={cx(classes.toast, classes[toast.kind])}>
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <p className={classes.text}>{toast.text}</p>
      <button
        ref={button}
        type="button"
        className={classes.dismiss}
        onFocus={({ relatedTarget }) => (before.current = relatedTarget)}
        aria-label={copy.dismiss}
        onClick={() => toasts.dismiss(toast.id)}
      >
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}

/**
 * The place where toasts appear. It is in the page from the start, empty, because screen readers announce only what
 * changes in a live region that they already know. It loads nothing: «you are offline» has to show offline.
 */
export const Toaster = () => {
  const { copy, toasts } = useUi()
  const list = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read)
  const classes = useStyles(styles)
  return (
    <div role="status" aria-live="polite" aria-label={copy.notifications} data-toasts className={classes.region}>
      {list.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
