import { isMissing } from '@campus/shared/api/isMissing';
import { outliving } from '@campus/shared/api/outliving';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { attendItem, leaveItem } from '@campus/shared/contract/media/editingCalls';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Colleagues.module.css';

type People = CallOutput<typeof attendItem>['people'];

/** Milliseconds; who is not heard of for thirty seconds has left. */
const renewal = 12_000;

interface Item {
  kind: ContentKind;
  id: string;
}

/** Tells colleagues that somebody is here, and hears who else is; a failure is nobody’s concern. */
function useCompany({ kind, id }: Item, isWriting: boolean): People {
  const api = useApi();
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState<People>([]);
  const hasCome = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      const input = { params: { kind, id }, body: { tab, isWriting } };
      try {
        const answer = await api(attendItem, input, { signal });
        if (signal.aborted) return;
        hasCome.current = true;
        setPeople(answer.people);
      } catch (error) {
        // Another failure may pass before colleagues miss whoever is here.
        if (isMissing(error)) clearInterval(timer);
      }
    };
    const timer = setInterval(() => void tell(), renewal);
    void tell();
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [api, kind, id, tab, isWriting]);
  useEffect(() => {
    const leave = () => {
      if (!hasCome.current) return;
      hasCome.current = false;
      const input = { params: { kind, id }, query: { tab } };
      // Who is gone in half a minute anyway need not hear that this could not be told.
      void api(leaveItem, input, { send: outliving }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, kind, id, tab]);
  return people;
}

interface ColleaguesProps extends Item {
  /** Something is typed and not saved yet. */
  isWriting: boolean;
}

/** Who else has an item open, so that nobody rewrites the same text twice; nothing where no server tells. */
export function Colleagues({ isWriting, ...item }: ColleaguesProps) {
  const { t, i18n } = useTranslation('media');
  // Saving by itself ends no sitting.
  const [hasWritten, setWritten] = useState(isWriting);
  if (isWriting && !hasWritten) setWritten(true);
  const people = useCompany(item, hasWritten);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const said = (['writing', 'looking'] as const).flatMap((deed) => {
    const those = people.filter((person) => person.isWriting === (deed === 'writing'));
    if (those.length === 0) return [];
    const names = list.format(those.map(({ name }) => name));
    return [t(`editor.colleagues.${deed}`, { names, count: those.length })];
  });
  return (
    <span role="status" className={styles.colleagues}>
      {said.join(' · ')}
    </span>
  );
}
