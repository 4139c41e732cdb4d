import type { ComponentType } from 'react'
import { Button, IconButton, useAtLeast } from '@yawmi/ui'
import type { IconProps } from '@yawmi/ui/icons'

interface BarButtonProps {
  label: string
  Icon: ComponentType<IconProps>
  disabled?: boolean
  onClick: () => void
}

/** A button of the desktop bar: with its word from lg up, below it an icon that says its word to whoever points at it. */
export function BarButton({ label, Icon, ...rest }: BarButtonProps) {
  const roomy = useAtLeast('lg')
  return roomy ? (
    <Button variant="ghost" {...rest}>
      <Icon size={20} />
      {label}
    </Button>
  ) : (
    <IconButton label={label} title={label} {...rest}>
      <Icon />
    </IconButton>
  )
}
