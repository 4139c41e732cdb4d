import type { ComponentType, MouseEvent } from 'react'
import { Button, IconButton, useAtLeast } from '@yawmi/ui'
import type { IconProps } from '@yawmi/ui/icons'

interface BarButtonProps {
  label: string
  Icon: ComponentType<IconProps>
  disabled?: boolean
  onClick: (event: MouseEvent) => void
}

/** A button of the desktop bar: with a label from lg up, below lg an icon with a tooltip. */
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
