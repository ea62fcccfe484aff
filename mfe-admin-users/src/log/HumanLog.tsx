import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listHumanLogs } from '@campus/shared/contract/people/staffCalls';
import { History } from '@campus/shared/progress/History';
import { urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { Changes } from './Changes';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { useLogWords } from './useLogWords';

export const locales = { ru, en };

const size = 20;

/** Who did what to the records of one person and what changed, newest first. */
export function HumanLog({ humanId }: { humanId: string }) {
  const { t } = useTranslation('admin-users');
  const { actionText, actorText } = useLogWords();
  const [{ skip }, , hrefOf] = useFilter({ skip: urlCount });
  const query = useCallQuery(listHumanLogs, { params: { id: humanId }, query: { skip, size } });
  return (
    <History
      query={query}
      label={t('log.title')}
      none={t('log.none')}
      eventOf={({ id, at, action, actor, diff }) => ({
        ...{ id, at, title: actionText(action), who: actorText(actor) },
        text: diff && <Changes diff={diff} />,
      })}
      hrefOf={(next) => hrefOf({ skip: next })}
    />
  );
}
