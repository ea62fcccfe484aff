import type { Texts } from '@campus/shared/remote/RemoteDeclaration';

/** The first ones are worded as the API words them. */
export const refusalTexts = {
  TOKEN: {
    ru: 'Сеанс завершён. Войдите ещё раз.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    ru: 'Для этого действия не хватает прав.',
    en: 'You do not have permission to do this.',
  },
  NOT_FOUND: { ru: 'Такой страницы или записи нет.', en: 'There is no such page or record.' },
  VALIDATION: {
    ru: 'Проверьте, что вы ввели: не всё подходит.',
    en: 'Check what you entered: some of it does not fit.',
  },
  MALFORMED: { ru: 'Запрос не удалось прочитать.', en: 'The request could not be read.' },
  UNAVAILABLE: {
    ru: 'Сервис временно недоступен. Попробуйте позже.',
    en: 'The service is temporarily unavailable. Please try again later.',
  },
  MOVED: {
    ru: 'Пока вы решали, здесь всё переставили: {by}. Посмотрите, что у посетителей теперь, и решите заново.',
    en: 'While you were deciding, this was moved by {by}. See what visitors get now, and decide again.',
  },
  IMPOSSIBLE: {
    ru: 'Сейчас это сделать нельзя: у посетителей уже другое. Посмотрите, как всё стоит теперь.',
    en: 'This cannot be done as things stand now. See what visitors get.',
  },
  GONE: {
    ru: 'Этого релиза нет среди сохранённых, или его файлы не те, что были подписаны.',
    en: 'This release is not among the kept ones, or its files are not those that were signed.',
  },
  BROKEN: {
    ru: 'История ходов — не та, что была подписана, поэтому ничего не переставлено. Исправляет её npm run release -- repair.',
    en: 'The history of moves is not as it was signed, so nothing is moved. npm run release -- repair mends it.',
  },
  GATE: { ru: 'Проверка не пропустила релиз:', en: 'The gate refuses the release:' },
} satisfies Record<string, Texts>;

export type RefusalCode = keyof typeof refusalTexts;
