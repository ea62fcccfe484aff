import { BaseRefusal, type RefusalDetails } from '@campus/shared/server/BaseRefusal';
import { refusalTexts } from '@campus/shared/server/refusalTexts';

/** What people read when the shell’s server refuses a call. */
export const consoleTexts = {
  ...refusalTexts,
  MOVED: {
    ru: 'Пока вы решали, здесь всё переставили: {by}. Посмотрите, что у посетителей теперь, и решите заново.',
    en: 'While you were deciding, this was moved by {by}. See what visitors get now, and decide again.',
  },
  IMPOSSIBLE: {
    ru: 'Сейчас это сделать нельзя: у посетителей уже другое. Посмотрите, как всё стоит теперь.',
    en: 'This cannot be done right now: visitors already get something else. See how things stand.',
  },
  GONE: {
    ru: 'Этого релиза нет среди сохранённых, или его файлы не те, что были подписаны.',
    en: 'This release is not among the saved ones, or its files are not the ones that were signed.',
  },
  BROKEN: {
    ru: 'История ходов — не та, что была подписана, поэтому ничего не переставлено. Исправляет её npm run release -- repair.',
    en: 'The history of moves is not as it was signed, so nothing has been changed. Run npm run release -- repair to fix it.',
  },
  GATE: { ru: 'Проверка не пропустила релиз:', en: 'The gate refuses the release:' },
} as const;

/** A refusal with a code that the shell’s server has texts for. */
export class ConsoleRefusal extends BaseRefusal {
  constructor(status: number, code: keyof typeof consoleTexts, details?: RefusalDetails) {
    super(status, code, details);
  }
}
