import type { MenuCount } from '@campus/shared/remote/RemoteDeclaration';
import type { IconName } from '@campus/shared/ui/Icon';

/** A menu entry in the reader's language. */
export interface MenuItem {
  to: string;
  label: string;
  icon: IconName;
  isCurrent: boolean;
  /** The letter that leads there after `g`. */
  shortcut?: string | undefined;
  /** Its heading within administration. */
  section?: string | undefined;
  count?: MenuCount | undefined;
}
