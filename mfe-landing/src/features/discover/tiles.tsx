import type { ComponentType } from 'react'
import type { CategoryKind } from '@yawmi/contract'
import {
  DesignsArt,
  JokesArt,
  MessagesArt,
  NamesArt,
  QuotesArt,
  VideosArt,
  WallpapersArt,
} from '../../components/art/tile-art'

/** The seven tiles; stickers are part of the designs. */
export type TileKind = Exclude<CategoryKind, 'stickers'>

interface DiscoverTile {
  kind: TileKind
  /** Route name of the content itself. */
  route: string
  /** The part of this page that shows some of it, where there is one. */
  anchor?: string
  Art: ComponentType
}

/** In the order of the specification. */
export const TILES: readonly DiscoverTile[] = [
  { kind: 'images', route: 'images', Art: WallpapersArt },
  { kind: 'jokes', route: 'jokes', anchor: '#jokes', Art: JokesArt },
  { kind: 'names', route: 'names', anchor: '#names', Art: NamesArt },
  { kind: 'messages', route: 'messages_categories', Art: MessagesArt },
  { kind: 'designs', route: 'design_categories', Art: DesignsArt },
  { kind: 'videos', route: 'videos', Art: VideosArt },
  { kind: 'quotes', route: 'quotes', anchor: '#quotes', Art: QuotesArt },
]
