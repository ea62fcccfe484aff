import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { attendItem, leaveItem } from '@campus/shared/contract/media/editingCalls';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { type Attendance, useAttendance } from '@campus/shared/api/useAttendance';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Colleagues.module.css';

type People = CallOutput<typeof attendItem>['people'];

interface Item {
  kind: ContentKind;
  id: string;
}

/** Tells colleagues that somebody is here, and hears who else is. */
function useCompany({ kind, id }: Item, isWriting: boolean): People {
  const api = useApi();
  const [people, setPeople] = useState<People>([]);
  const come = useCallback<Attendance['come']>(
    async (presence, signal) => {
      const answer = await api(attendItem, { params: { kind, id }, body: presence }, { signal });
      if (!signal.aborted) setPeople(answer.people);
    },
    [api, kind, id],
  );
  const leave = useCallback<Attendance['leave']>(
    (tab) => api(leaveItem, { params: { kind, id }, query: { tab } }, { send: keepaliveFetch }),
    [api, kind, id],
  );
  useAttendance({ come, leave, isWriting });
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
