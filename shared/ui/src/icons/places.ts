// Icons of places that the studio's hub and the menus lead to.
import { Mail, PartyPopper, Sticker } from 'lucide-react'
import { icon } from './icon'

export const CelebrationIcon = /* @__PURE__ */ icon(PartyPopper)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const StickersIcon = /* @__PURE__ */ icon(Sticker)
