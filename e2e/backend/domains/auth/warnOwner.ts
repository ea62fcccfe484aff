import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import type { Requester } from '../../platform/access/Requester';

const warnings = {
  pause: {
    title: { ru: 'Вход приостановлен', en: 'Sign-in was paused' },
    body: {
      ru: 'Кто-то много раз подряд ошибся при входе в вашу учётную запись. Если это были не вы, смените пароль.',
      en: 'Someone entered the wrong details many times in a row when signing in to your account. If it was not you, change your password.',
    },
  },
  tokenReuse: {
    title: { ru: 'Сеанс завершён', en: 'A session was ended' },
    body: {
      ru: 'Сеансом пользовались в двух местах сразу, и мы его завершили. Если это были не вы, смените пароль.',
      en: 'A session was used in two places at once, and we have ended it. If it was not you, change your password.',
    },
  },
  password: {
    title: { ru: 'Пароль изменён', en: 'Your password was changed' },
    body: {
      ru: 'Остальные сеансы завершены. Если это сделали не вы, напишите в поддержку.',
      en: 'Your other sessions have ended. If it was not you, contact support.',
    },
  },
};

/** Puts into a participant’s inbox what they would want to know; staff have none. */
export async function warnOwner(
  tx: Database,
  { kind, id }: Pick<Requester, 'kind' | 'id'>,
  warning: keyof typeof warnings,
) {
  if (kind === 'HUMAN') await tellHuman(tx, id, { kind: 'INFO', ...warnings[warning] });
}
