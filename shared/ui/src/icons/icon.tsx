import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** Width and height in px. */
  size?: number
  /** Accessible name; without one the icon is decoration, and the text beside it does the telling. */
  label?: string
  className?: string
  /** Fills the shape, for a state such as «kept». */
  filled?: boolean
}

/** A lucide icon in the house's line: 24 px, stroke 1.75. `mirrored` ones turn around where writing runs right to left. */
export const icon = (Drawing: LucideIcon, mirrored = false) => {
  const Icon = ({ size = 24, label, className, filled = false }: IconProps) => (
    <Drawing
      size={size}
      strokeWidth={1.75}
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      data-mirrored={mirrored || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
  Icon.displayName = `Icon(${Drawing.displayName ?? 'drawing'})`
  return Icon
}
