import type { Call } from '@campus/shared/contract/call';
import { List, type ListProps } from '@campus/shared/table/List';
import { Screen } from '@campus/shared/ui/Screen';
import { useMedia } from '@campus/shared/ui/useMedia';
import { PaneContext } from '@campus/shared/ui/usePane';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Filters, RowOf } from '../List/listCall';
import { ItemBar } from './ItemBar';
import styles from './SplitList.module.css';
import { useNeighbours } from './useNeighbours';

/** Room for the head of the table, which lies on the first row. */
const headHeight = 56;

function keepInSight(list: HTMLElement, row: HTMLElement) {
  const [frame, line] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = line.top - frame.top - headHeight;
  const below = line.bottom - frame.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

type Place = RefObject<HTMLElement | null>;

interface OpenItemProps<C extends Call, F extends Filters> {
  list: ListProps<C, F> & { rowLink: (row: RowOf<C>) => string };
  openKey: string;
  /** Its row stands in the list, which may be later than the record itself. */
  onPlaced: () => void;
  onClose: () => void;
  children: ReactNode;
}

function OpenItem<C extends Call, F extends Filters>(props: OpenItemProps<C, F>) {
  const { list, openKey, onPlaced, onClose, children } = props;
  const neighbours = useNeighbours({ ...list, openKey });
  const { place } = neighbours;
  const placed = useEffectEvent(onPlaced);
  useEffect(() => placed(), [openKey, place]);
  return (
    <div className={styles.item}>
      <ItemBar neighbours={neighbours} onClose={onClose} />
      {children}
    </div>
  );
}

/** Whoever closes a record goes on from its row, or from the top where the row has left the list. */
function useFocusAfter(openKey: string | undefined, pane: Place, link: Place) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (openKey) {
      wasOpen.current = true;
    } else if (wasOpen.current) {
      wasOpen.current = false;
      const row = link.current?.isConnected ? link.current : null;
      (row ?? pane.current?.querySelector('h1'))?.focus();
    }
  }, [openKey, pane, link]);
}

interface SplitListProps<C extends Call, F extends Filters> extends ListProps<C, F> {
  ref?: Ref<HTMLDivElement>;
  /** Of the list. */
  title: string;
  /** Under the title, while no record takes the room. */
  lead?: string;
  /** Beside the title. */
  titleActions?: ReactNode;
  /** Where the list stands when nothing is open. */
  closedTo: string;
  /** The screen of the open record, which its address names. */
  item: ReactNode;
}

/**
 * A list and the record that is open in it: beside each other where there is room, one after
 * another where there is none. Both addresses must name one screen, so that the list stays as it is.
 */
export function SplitList<C extends Call, F extends Filters>(props: SplitListProps<C, F>) {
  const { ref, title, lead, titleActions, closedTo, item, openKey, rowLink, ...list } = props;
  const hasRoom = useMedia('(min-width: 1280px)');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pane = useRef<HTMLDivElement>(null);
  const isOpen = openKey !== undefined;
  const isBeside = isOpen && hasRoom;
  const link = useRef<HTMLElement>(null);
  useFocusAfter(openKey, pane, link);

  const follow = () => {
    link.current = pane.current?.querySelector<HTMLElement>('tr[data-open] a[data-cover]') ?? null;
    if (pane.current && link.current) keepInSight(pane.current, link.current);
  };
  // The screen stays, and so does who works in it: the focus goes to the row, not to the heading.
  const close = () => void navigate(closedTo + search, { state: { sameAs: pathname } });
  return (
    <div ref={ref} className={styles.split} data-beside={isBeside || undefined}>
      <PaneContext value={isOpen ? 'list' : undefined}>
        <div ref={pane} className={styles.list} hidden={isOpen && !hasRoom}>
          <Screen title={title} lead={isOpen ? undefined : lead} actions={titleActions}>
            <List
              {...list}
              rowLink={rowLink && ((row) => rowLink(row) + search)}
              openKey={openKey}
              isNarrow={isBeside}
            />
          </Screen>
        </div>
      </PaneContext>
      {openKey !== undefined && rowLink && (
        <PaneContext value={isBeside ? 'item' : undefined}>
          <OpenItem list={{ ...list, rowLink }} openKey={openKey} onPlaced={follow} onClose={close}>
            {item}
          </OpenItem>
        </PaneContext>
      )}
    </div>
  );
}
