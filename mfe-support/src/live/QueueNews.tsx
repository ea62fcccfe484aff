import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterTickets } from '@campus/shared/contract/support/calls';
import type { ShownPage } from '@campus/shared/table/List';
import { Button } from '@campus/shared/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveTickets } from './useLiveTickets';

type Page = CallOutput<typeof filterTickets>;

const idsOf = ({ items }: Pick<Page, 'items'>) => items.map(({ id }) => id);

/** The rows that stay where they are, as they are now; who comes or goes waits to be shown. */
function inPlace(shown: Page, fresh: Page): Page {
  const rows = new Map(fresh.items.map((row) => [row.id, row]));
  return { ...shown, items: shown.items.map((row) => rows.get(row.id) ?? row) };
}

/** What would be another list: how many more there are, and which of the shown would leave or move. */
function differenceOf(shown: Page, fresh: Page) {
  const [before, after] = [idsOf(shown), idsOf(fresh)];
  const kept = after.filter((id) => before.includes(id));
  const stayed = before.filter((id) => after.includes(id));
  const moved = stayed.filter((id, at) => kept[at] !== id);
  const left = before.filter((id) => !after.includes(id));
  return {
    more: Math.max(0, fresh.total - shown.total),
    changed: moved.length + left.length,
    isSame: shown.total === fresh.total && before.join() === after.join(),
  };
}

/** The shown rows that somebody has changed, as they are now. */
function changedRows(shown: Page, fresh: Page) {
  const before = new Map(shown.items.map((row) => [row.id, JSON.stringify(row)]));
  return fresh.items.filter((row) => {
    const old = before.get(row.id);
    return old !== undefined && old !== JSON.stringify(row);
  });
}

/** Milliseconds: of several changes one look, and not all who see the same list at one moment. */
const soonest = 300;
const spread = 700;
/** Milliseconds that a changed row stands out; more of them at once are counted, not named. */
const standing = 6_000;
const few = 3;

interface QueueNewsProps extends ShownPage<typeof filterTickets> {
  /** Which rows have just been changed; none when they have been there for a while. */
  onChanged: (ids: ReadonlySet<string>) => void;
}

/**
 * What colleagues and participants did to the list meanwhile. Rows change where they are, and stand
 * out for a moment; nothing moves under the pointer before somebody asks for it.
 */
export function QueueNews({ input, query, onChanged }: QueueNewsProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<{ page: Page; at: number }>();
  const [changedHere, setChangedHere] = useState<Page['items']>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const key = [filterTickets.path, input];

  async function look() {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    // It is asked again at the next change; a list that cannot be read says so when it is asked for.
    const page = await api(filterTickets, input, { signal }).catch(() => undefined);
    const shown = client.getQueryData<Page>(key);
    if (signal.aborted || !page || !shown) return;
    const { isSame } = differenceOf(shown, page);
    const rows = changedRows(shown, page);
    if (rows.length > 0) setChangedHere(rows);
    const updatedAt = isSame ? undefined : client.getQueryState(key)?.dataUpdatedAt;
    client.setQueryData(key, inPlace(shown, page), { updatedAt });
    setWaiting(isSame ? undefined : { page, at: Date.now() });
  }
  useLiveTickets(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        void look();
      },
      soonest + Math.random() * spread,
    );
  });
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (changedHere.length === 0) return;
    tell(new Set(idsOf({ items: changedHere })));
    const end = setTimeout(() => setChangedHere([]), standing);
    return () => {
      clearTimeout(end);
      tell(new Set());
    };
  }, [changedHere]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  const shown = query.data as Page | undefined;
  const isWaiting = waiting && shown && waiting.at >= query.dataUpdatedAt;
  const { more, changed } = isWaiting ? differenceOf(shown, waiting.page) : { more: 0, changed: 0 };
  const show = ({ currentTarget }: MouseEvent) => {
    client.setQueryData(key, waiting?.page);
    setWaiting(undefined);
    // The button is gone: who works by keys goes on from the list.
    currentTarget.closest('section')?.querySelector('h1')?.focus({ preventScroll: true });
  };
  const words = [
    more > 0 && t('queue.news.more', { count: more }),
    changed > 0 && t('queue.news.changed', { count: changed }),
  ].filter(Boolean);
  return (
    <div role="status">
      {changedHere.length > 0 && (
        <span className="visually-hidden">
          {t(changedHere.length > few ? 'queue.news.inPlace' : 'queue.news.named', {
            count: changedHere.length,
            names: changedHere.map(({ number }) => number).join(', '),
          })}
        </span>
      )}
      {words.length > 0 && (
        <Button size="s" variant="accent" icon="retry" onClick={show}>
          {t('queue.news.show', { what: words.join(', ') })}
        </Button>
      )}
    </div>
  );
}
