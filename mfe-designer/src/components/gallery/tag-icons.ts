import type { ComponentType } from 'react'
import {
  BabyIcon,
  BirthdayIcon,
  CelebrationIcon,
  FeatherIcon,
  FlowerIcon,
  FriendshipIcon,
  GemIcon,
  GraduationIcon,
  LampIcon,
  LeafIcon,
  MoonIcon,
  MoonStarIcon,
  OrnamentIcon,
  PulseIcon,
  SunIcon,
  TravelIcon,
  TrophyIcon,
  WavesIcon,
  type IconProps,
} from '@yawmi/ui/icons'

/** Drawings of the icons that editors may give a tag, by the names that the content has for them. */
const TAG_ICONS: Record<string, ComponentType<IconProps>> = {
  baby: BabyIcon,
  cake: BirthdayIcon,
  feather: FeatherIcon,
  'flower-2': FlowerIcon,
  gem: GemIcon,
  'graduation-cap': GraduationIcon,
  'heart-handshake': FriendshipIcon,
  'heart-pulse': PulseIcon,
  hexagon: OrnamentIcon,
  lamp: LampIcon,
  leaf: LeafIcon,
  moon: MoonIcon,
  'moon-star': MoonStarIcon,
  'party-popper': CelebrationIcon,
  plane: TravelIcon,
  sun: SunIcon,
  trophy: TrophyIcon,
  waves: WavesIcon,
}

/** Undefined for an icon that this release lacks; the tag then shows its colour alone. */
export const tagIcon = (name: string): ComponentType<IconProps> | undefined =>
  Object.hasOwn(TAG_ICONS, name) ? TAG_ICONS[name] : undefined
