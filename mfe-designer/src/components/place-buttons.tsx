import type { ComponentType } from 'react'
import { IconButton, useStyles } from '@yawmi/ui'
import {
  EdgeBottomIcon,
  EdgeCenterIcon,
  EdgeLeftIcon,
  EdgeMiddleIcon,
  EdgeRightIcon,
  EdgeTopIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import type { StagePlace } from '../commands/placement/align-box'
import { panelStyles } from './panel.styles'

/** From the right as the page runs: the first button puts something at the right. */
const PLACES: readonly (readonly [StagePlace, ComponentType<IconProps>])[] = [
  ['right', EdgeRightIcon],
  ['center', EdgeCenterIcon],
  ['left', EdgeLeftIcon],
  ['top', EdgeTopIcon],
  ['middle', EdgeMiddleIcon],
  ['bottom', EdgeBottomIcon],
]

export interface PlaceButtonsProps {
  /** Accessible name of the group. */
  label: string
  /** Accessible names of its buttons. */
  names: Readonly<Record<StagePlace, string>>
  can?: (place: StagePlace) => boolean
  onPlace: (place: StagePlace) => void
}

/** A button for each edge and each middle. */
export function PlaceButtons({ label, names, can = () => true, onPlace }: PlaceButtonsProps) {
  const classes = useStyles(panelStyles)
  return (
    <div role="group" aria-label={label} className={classes.places}>
      {PLACES.map(([place, Icon]) => (
        <IconButton key={place} label={names[place]} disabled={!can(place)} onClick={() => onPlace(place)}>
          <Icon size={20} />
        </IconButton>
      ))}
    </div>
  )
}
