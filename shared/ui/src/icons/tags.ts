// Icons that editors may give a tag of contents.
import {
  Baby,
  Cake,
  Feather,
  Flower2,
  Gem,
  GraduationCap,
  HeartHandshake,
  HeartPulse,
  Hexagon,
  Lamp,
  Leaf,
  Moon,
  MoonStar,
  Plane,
  Sun,
  Trophy,
  Waves,
} from 'lucide-react'
import { icon } from './icon'

export const BabyIcon = /* @__PURE__ */ icon(Baby)
export const BirthdayIcon = /* @__PURE__ */ icon(Cake)
export const FeatherIcon = /* @__PURE__ */ icon(Feather)
export const FlowerIcon = /* @__PURE__ */ icon(Flower2)
export const FriendshipIcon = /* @__PURE__ */ icon(HeartHandshake)
export const GemIcon = /* @__PURE__ */ icon(Gem)
export const GraduationIcon = /* @__PURE__ */ icon(GraduationCap)
export const LampIcon = /* @__PURE__ */ icon(Lamp)
export const LeafIcon = /* @__PURE__ */ icon(Leaf)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const MoonStarIcon = /* @__PURE__ */ icon(MoonStar)
export const OrnamentIcon = /* @__PURE__ */ icon(Hexagon)
export const PulseIcon = /* @__PURE__ */ icon(HeartPulse)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const TravelIcon = /* @__PURE__ */ icon(Plane)
export const TrophyIcon = /* @__PURE__ */ icon(Trophy)
export const WavesIcon = /* @__PURE__ */ icon(Waves)
