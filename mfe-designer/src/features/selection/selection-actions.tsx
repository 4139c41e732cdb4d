import { laterHook } from '../../lib/later-hook'
import { useStudioView } from '../../studio/use-studio'
import type { SelectionBarProps } from './selection-bar'

const useBar = laterHook(() => import('./selection-bar'))

/** The actions on what is selected, whose code comes with the first selection, or with the first change: it watches over the focus. */
export function SelectionActions(props: SelectionBarProps) {
  const bar = useBar(useStudioView((view) => view.selected ?? view.canUndo))
  return bar && <bar.SelectionBar {...props} />
}
