import type { ComponentType } from 'react'
import * as Icons from '@yawmi/ui/icons'

/** Drawings of the icons that editors may give a tag, by the names that the content has for them. */
const TAG_ICONS: Record<string, ComponentType<Icons.IconProps>> = {
  baby: Icons.BabyIcon,
  cake: Icons.BirthdayIcon,
  feather: Icons.FeatherIcon,
  'flower-2': Icons.FlowerIcon,
  gem: Icons.GemIcon,
  'graduation-cap': Icons.GraduationIcon,
  'heart-handshake': Icons.FriendshipIcon,
  'heart-pulse': Icons.PulseIcon,
  hexagon: Icons.OrnamentIcon,
  lamp: Icons.LampIcon,
  leaf: Icons.LeafIcon,
  moon: Icons.MoonIcon,
  'moon-star': Icons.MoonStarIcon,
  'party-popper': Icons.CelebrationIcon,
  plane: Icons.TravelIcon,
  sun: Icons.SunIcon,
  trophy: Icons.TrophyIcon,
  waves: Icons.WavesIcon,
}

/** Undefined for an icon that this release lacks; the tag then shows its colour alone. */
export const tagIcon = (name: string): ComponentType<Icons.IconProps> | undefined =>
  Object.hasOwn(TAG_ICONS, name) ? TAG_ICONS[name] : undefined
