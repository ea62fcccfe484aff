import { useTranslation } from 'react-i18next';
import { useColleaguesAt } from '../live/useLiveTickets';
import styles from './Colleagues.module.css';

/** Who else has the ticket open, so that nobody writes the same answer twice. */
export function Colleagues({ id }: { id: string }) {
  const { t, i18n } = useTranslation('support');
  const colleagues = useColleaguesAt(id);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const said = (['writing', 'looking'] as const).flatMap((deed) => {
    const people = colleagues.filter(({ isWriting }) => isWriting === (deed === 'writing'));
    if (people.length === 0) return [];
    const names = list.format(people.map(({ name }) => name));
    return [t(`queue.colleagues.${deed}`, { names, count: people.length })];
  });
  return (
    <p
      role="status"
      className={styles.colleagues}
      data-writing={colleagues.some(({ isWriting }) => isWriting) || undefined}
    >
      {said.join(' · ')}
    </p>
  );
}
