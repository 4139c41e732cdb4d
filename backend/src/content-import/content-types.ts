import type { CategoryKind } from '@yawmi/contract'
import type { ContentType } from '../infrastructure/db/schema/content'
import type { RecipeName } from './pictures/recipes'

interface TypeRule {
  /** The top category that rows of this type belong under. */
  root: CategoryKind
  needs: readonly ('title' | 'body' | 'media_file')[]
  /** How its picture is resized; a video's picture is its poster. */
  recipe?: RecipeName
}

/** What an import row of each type is, by the editors' columns. */
export const TYPE_RULES: Record<ContentType, TypeRule> = {
  background: { root: 'images', needs: ['media_file'], recipe: 'background' },
  video: { root: 'videos', needs: ['title', 'media_file'], recipe: 'poster' },
  message: { root: 'messages', needs: ['body'] },
  quote: { root: 'quotes', needs: ['title', 'body'] },
  joke: { root: 'jokes', needs: ['body'] },
  name: { root: 'names', needs: ['title', 'body'] },
  design_image: { root: 'designs', needs: ['media_file'], recipe: 'design' },
  design_card: { root: 'designs', needs: ['media_file'], recipe: 'design' },
  sticker: { root: 'stickers', needs: ['media_file'], recipe: 'sticker' },
}
