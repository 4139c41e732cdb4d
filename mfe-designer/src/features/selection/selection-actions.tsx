import { laterHook } from '../../lib/later-hook'
import { useStudioView } from '../../studio/use-studio'
import type { SelectionBarProps } from './selection-bar'

const useBar = laterHook(() => import('./selection-bar'))

/** The actions on what is selected, whose code comes with the first selection. */
export function SelectionActions(props: SelectionBarProps) {
  const bar = useBar(useStudioView((view) => view.selected))
  return bar && <bar.SelectionBar {...props} />
}
