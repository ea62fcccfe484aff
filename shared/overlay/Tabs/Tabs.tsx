import { Tabs as Base } from '@base-ui/react/tabs';
import { useState, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

/** Scrolls the row of tabs, and never the page, so that the chosen one is seen. */
function useTabInView(chosen: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return list;
}

interface Tab {
  value: string;
  label: string;
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  ref?: Ref<HTMLDivElement>;
  /** What is divided: «Разделы заявки». */
  label: string;
  tabs: readonly Tab[];
  /** For a tab that lives in the address; an unknown one is the first. */
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** Parts of one screen; a panel comes when it is first chosen and keeps its state. Addresses are TabLinks. */
export function Tabs({ ref, label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(value);
  const wanted = onChange ? value : own;
  const chosen = (tabs.find((tab) => tab.value === wanted) ?? tabs[0])?.value;
  const visited = useVisited(chosen);
  const list = useTabInView(chosen);
  return (
    <Base.Root
      ref={ref}
      value={chosen}
      onValueChange={(next: string) => (onChange ?? setOwn)(next)}
    >
      <Base.List ref={list} activateOnFocus className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {tabs.map(({ value, content }) => (
        <Base.Panel
          key={value}
          value={value}
          keepMounted={visited.includes(value)}
          className={styles.panel}
        >
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

function useVisited(chosen: string | undefined) {
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  return visited;
}
