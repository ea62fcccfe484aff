import type { TabsFilter } from '@campus/shared/table/filters';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import styles from './FilterTabs.module.css';
import { textIn } from './filterParts';
import type { ListAddress } from './useListAddress';

interface FilterTabsProps {
  name: string;
  filter: TabsFilter;
  address: ListAddress;
}

/** One of several, all in sight and each an address. */
export function FilterTabs({ name, filter, address }: FilterTabsProps) {
  const chosen = textIn(address.parts, name);
  const tabs = [{ value: '', label: filter.any }, ...filter.options];
  return (
    <nav aria-label={filter.label}>
      <ul className={styles.tabs}>
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <ChipLink
              to={address.hrefOfParts({ [name]: value || undefined })}
              selected={value === chosen}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
