import { markup } from '../../lib/html'
import { ar } from '../copy/ar'
import type { Badge } from './badges'
import type { OpenPreview } from '../parts/open-preview'

/** Cookie that a preview's link sets: the link's own text. Its badge has that id too. */
export const PREVIEW_COOKIE = 'yawmi-preview'

/** Says that the brand is not published, until when it can be seen so, and the way back. */
export const previewBadge = ({ brand, until }: OpenPreview, brandQuery: string): Badge => ({
  id: PREVIEW_COOKIE,
  title: ar.preview.title,
  lines: [markup`<li>${brand.name} <bdi dir="ltr">(${brand.id})</bdi></li>`],
  note: `${ar.preview.until} ${DAY.format(until)}. ${ar.preview.plan}`,
  off: { href: `/brand-preview${brandQuery ? `${brandQuery}&` : '?'}off=1`, label: ar.preview.off },
})

const DAY = new Intl.DateTimeFormat('ar-LY', { dateStyle: 'long', timeZone: 'Africa/Tripoli' })
