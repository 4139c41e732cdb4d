import type { ComponentProps } from 'react'
import { usePageMove, type FlowPage } from './use-page-move'

/** A link to another page of the flow, as `usePageMove` goes there: a plain address on our site. */
export function PageLink({ page, ...rest }: { page: FlowPage } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const move = usePageMove()
  const href = move.href(page)
  if (href) return <a {...rest} href={href} />
  return (
    <a
      {...rest}
      href="#"
      onClick={(event) => {
        event.preventDefault()
        move.to(page)
      }}
    />
  )
}
