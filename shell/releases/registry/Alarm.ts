import type { TextByLanguage } from '@campus/shared/contract/fields';

/** Something is not as it was signed. */
export interface Alarm {
  texts: TextByLanguage;
  /** The move that it is about; 0 for the head. */
  number: number;
  /** A move that visitors depend on may be lost here. */
  isLoss: boolean;
}

const alarm = (number: number, isLoss: boolean, texts: TextByLanguage): Alarm => ({
  number,
  isLoss,
  texts,
});

export const missing = (from: number, to: number) =>
  alarm(from, true, {
    ru: from === to ? `Хода ${from} нет.` : `Ходов с ${from} по ${to} нет.`,
    en: from === to ? `Move ${from} is missing.` : `Moves ${from} to ${to} are missing.`,
  });

export const unlinked = (number: number) =>
  alarm(number, true, {
    ru: `Ходы перед ходом ${number} — не те, за которыми он был сделан.`,
    en: `What lies before move ${number} is not what it was made upon.`,
  });

export const notAsHead = (number: number) =>
  alarm(number, false, {
    ru: `История до хода ${number} — не та, что была подписана.`,
    en: `The history up to move ${number} is not the one that was signed.`,
  });

export const stray = (number: number, key: string, signer: string | undefined) =>
  alarm(number, false, {
    ru: signer
      ? `${key} — не то, что подписал бы ключ ${signer}, или этому ключу здесь не доверяют.`
      : `${key} — не ход.`,
    en: signer
      ? `${key} is not as the key ${signer} has signed it, or that key is not trusted here.`
      : `${key} is no move.`,
  });

export const noHead = () =>
  alarm(0, false, {
    ru: 'Подписанной головы истории, head.json, нет.',
    en: 'The signed head of the history, head.json, is missing.',
  });

export const oddHead = (signer: string | undefined) =>
  alarm(0, false, {
    ru: signer
      ? `Голова истории, head.json, — не та, что подписал ключ ${signer}, или этому ключу здесь не доверяют.`
      : 'Голова истории, head.json, — не та, что была подписана.',
    en: signer
      ? `The head of the history, head.json, is not as the key ${signer} has signed it, or that key is not trusted here.`
      : 'The head of the history, head.json, is not as it was signed.',
  });
