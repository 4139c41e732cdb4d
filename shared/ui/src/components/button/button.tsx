import type { ComponentProps, ReactNode } from 'react'
import { useCopy } from '../../context/ui-context'
import { Spinner } from '../spinner'
import { useButtonClass, type ButtonLook } from './button.styles'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: the button says so, keeps its place and focus, and answers no click. */
  loading?: boolean
  /** What it says while at work; «جارٍ التحميل…» unless told, nothing beside the spinner if null. */
  loadingLabel?: ReactNode
  /** Keeps its colours while it is disabled: it is at work in a way of its own. */
  'data-loading'?: boolean
}

/** A button; `type` is `button` unless told. */
export const Button = (props: ButtonProps) => {
  const {
    loading = false,
    loadingLabel,
    children,
    onClick,
    variant,
    size,
    dangerous,
    full,
    round,
    className,
    ...rest
  } = props
  const copy = useCopy()
  return (
    <button
      type="button"
      {...rest}
      className={useButtonClass({ variant, size, dangerous, full, round, className })}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      aria-disabled={loading || rest['aria-disabled']}
      data-loading={loading || rest['data-loading'] || undefined}
    >
      {loading ? (
        <>
          <Spinner size={20} />
          {loadingLabel === undefined ? copy.loading : loadingLabel}
        </>
      ) : (
        children
      )}
    </button>
  )
}
