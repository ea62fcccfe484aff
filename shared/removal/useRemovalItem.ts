import type { MenuItem } from '@campus/shared/popup/Menu';
import {
  useUndoableRemoval,
  type Removable,
  type RemovalCall,
} from '@campus/shared/removal/useUndoableRemoval';
import { useListPath } from '@campus/shared/ui/useListPath';
import { useNavigate } from 'react-router-dom';

interface Options {
  label: string;
  /** Where to go from a page that nothing is left of. */
  list?: string;
}

/** The item of a menu that removes a record, undoable, and goes from its page to its list. */
export function useRemovalItem(
  call: RemovalCall,
  { label, list }: Options,
): (record: Removable) => MenuItem {
  const remove = useUndoableRemoval(call);
  const navigate = useNavigate();
  const listPath = useListPath();
  const leave = list === undefined ? undefined : () => void navigate(listPath(list));
  return (record) => ({
    ...{ label, icon: 'trash', tone: 'danger' },
    onSelect: () => remove(record, leave),
  });
}
