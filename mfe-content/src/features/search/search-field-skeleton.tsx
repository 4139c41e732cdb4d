import { Skeleton } from '@yawmi/ui'
import { SEARCH_FIELD_WIDTH } from './search.styles'

/** The field over a list in its placeholder: as high as a field is. */
export const SearchFieldSkeleton = () => (
  <Skeleton width="full" maxWidth={SEARCH_FIELD_WIDTH} height="12" borderRadius="field" />
)
