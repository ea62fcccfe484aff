import type { Call } from '@campus/shared/contract/call';
import { useFormat } from '@campus/shared/format/useFormat';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { List, type ListProps } from '@campus/shared/table/List';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Screen } from '@campus/shared/ui/Screen';
import { ListSearchContext } from '@campus/shared/ui/useListPath';
import { useMedia } from '@campus/shared/ui/useMedia';
import { PaneContext } from '@campus/shared/ui/usePane';
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Filters, RowOf } from '../List/listCall';
import styles from './SplitList.module.css';
import { type Neighbours, useNeighbours } from './useNeighbours';

interface StepProps {
  to: string | undefined;
  direction: 'previous' | 'next';
}

function Step({ to, direction }: StepProps) {
  const { t } = useTranslation('shared');
  const look = {
    size: 's',
    variant: 'ghost',
    icon: direction === 'next' ? 'chevron-down' : 'chevron-up',
    children: <span className={styles.word}>{t(`table.item.${direction}`)}</span>,
  } as const;
  if (!to) return <Button {...look} disabled />;
  return <ButtonLink {...look} to={to} title={t(`table.item.${direction}Keys`)} />;
}

interface ItemBarProps {
  neighbours: Neighbours;
  onClose: () => void;
}

/** The way from one record of a list to the next, by buttons and by the keys J, K and Esc. */
function ItemBar({ neighbours, onClose }: ItemBarProps) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { place, total, previous, next } = neighbours;
  const go = (to: string | undefined) => () => void (to && navigate(to));
  useShortcuts([
    { keys: 'j', label: t('table.item.nextLabel'), run: go(next) },
    { keys: 'k', label: t('table.item.previousLabel'), run: go(previous) },
    { keys: 'escape', label: t('table.item.closeLabel'), run: onClose },
  ]);
  const words = () => {
    if (total === undefined) return '';
    if (place === undefined) return t('table.item.away');
    const numbers = { place: number(place), total: number(total) };
    return t(place === total && total > 1 ? 'table.item.last' : 'table.item.place', numbers);
  };
  return (
    <nav className={styles.bar} aria-label={t('table.item.label')}>
      <Step to={previous} direction="previous" />
      <Step to={next} direction="next" />
      <p role="status" className={styles.place}>
        {words()}
      </p>
      <span className={styles.close}>
        <IconButton icon="close" label={t('table.item.closeLabel')} onClick={onClose} />
      </span>
    </nav>
  );
}

/** Room for the head of the table, which lies on the first row. */
const headHeight = 56;

function keepInSight(list: HTMLElement, row: HTMLElement) {
  const [frame, line] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = line.top - frame.top - headHeight;
  // A line above the page pushes the list past the lower edge of the window.
  const below = line.bottom - Math.min(frame.bottom, window.innerHeight);
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
  /** Beside the title, while no record takes the room. */
  intro?: ReactNode;
  /** Beside the title. */
  titleActions?: ReactNode;
  /** Where the list stands when nothing is open. */
  closedTo: string;
  /** Of the record that is open; `:id` of the address names it unless it is given. */
  openKey?: string;
  /** Its screen. */
  item: (id: string) => ReactNode;
}

/**
 * A list and the record that is open in it: beside each other where there is room, one after
 * another where there is none. Both addresses must name one screen, so that the list stays as it is.
 */
export function SplitList<C extends Call, F extends Filters>(props: SplitListProps<C, F>) {
  const { ref, title, lead, intro, titleActions, closedTo, item, rowLink, ...list } = props;
  const { id } = useParams();
  const { openKey = id } = list;
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
  const actions = (titleActions || (intro && !isOpen)) && (
    <>
      {!isOpen && intro}
      {titleActions}
    </>
  );
  // The screen stays, and so does who works in it: the focus goes to the row, not to the heading.
  const close = () => void navigate(closedTo + search, { state: { sameAs: pathname } });
  return (
    <div ref={ref} className={styles.split} data-beside={isBeside || undefined}>
      <PaneContext value={isOpen ? 'list' : undefined}>
        <div ref={pane} className={styles.list} hidden={isOpen && !hasRoom}>
          <Screen title={title} lead={isOpen ? undefined : lead} actions={actions}>
            <List<C, F>
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
            <ListSearchContext value={search}>
              <Fragment key={openKey}>{item(openKey)}</Fragment>
            </ListSearchContext>
          </OpenItem>
        </PaneContext>
      )}
    </div>
  );
}
