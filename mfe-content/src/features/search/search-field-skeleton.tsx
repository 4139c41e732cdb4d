import { Skeleton } from '@yawmi/ui'
import { SEARCH_FIELD_WIDTH } from './search.styles'

/** The placeholder of a search field, of the same height. */
export const SearchFieldSkeleton = () => (
  <Skeleton width="full" maxWidth={SEARCH_FIELD_WIDTH} height="12" borderRadius="field" />
)
