import type { ComponentProps, ReactNode } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCopy } from '../../context/ui-context'
import { buttonRecipe } from './button.recipe'
import { Spinner } from '../spinner'

const ButtonElement = chakra('button', buttonRecipe)

export interface ButtonProps extends ComponentProps<typeof ButtonElement> {
  /** At work: the button says so, keeps its place and focus, and answers no click. */
  loading?: boolean
  /** What it says while at work; «جارٍ التحميل…» unless told, nothing beside the spinner if null. */
  loadingLabel?: ReactNode
  /** Keeps its colours while it is disabled: it is at work in a way of its own. */
  'data-loading'?: boolean
}

/** A button; `type` is `button` unless told. */
export const Button = ({ loading = false, loadingLabel, children, onClick, ...rest }: ButtonProps) => {
  const copy = useCopy()
  return (
    <ButtonElement
      type="button"
      {...rest}
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
    </ButtonElement>
  )
}
