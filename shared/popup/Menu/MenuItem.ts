import type { IconName } from '@campus/shared/ui/Icon';

interface Common {
  label: string;
  icon?: IconName;
  /** Why it cannot be chosen now, in words that are shown under it. */
  disabled?: string | undefined;
}

interface Action extends Common {
  onSelect: () => void;
  tone?: 'danger';
}

interface Address extends Common {
  to: string;
}

interface Check extends Common {
  checked: boolean;
  /** The menu stays open, so that several can be changed. */
  onChange: (checked: boolean) => void;
}

export type MenuItem = Action | Address | Check;

/** Set apart by a line. */
export interface MenuGroup {
  label?: string;
  items: readonly MenuItem[];
}
