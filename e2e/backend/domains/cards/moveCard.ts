import { cardMoves, type CardStatus } from '@campus/shared/contract/cards/machine';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import { eskCards } from './cardTables';
import { transitionTo } from '../../platform/states/transitionTo';

/** What the owner reads about each move of a card. */
const cardNotices = {
  activate: {
    title: { ru: 'Карта действует', en: 'Your card is active' },
    body: {
      ru: 'Карта выпущена. Откройте её на странице «Моя карта» и покажите код на входе.',
      en: 'Your card is ready. Open it under “My card” and show its code at the entrance.',
    },
  },
  reportLost: {
    title: {
      ru: 'Карта заблокирована: вы сообщили о потере',
      en: 'Your card is blocked: you reported it lost',
    },
    body: {
      ru: 'По ней никого не пустят. Нашли карту — напишите нам, и поддержка снимет блокировку. Не нашли — поможем выпустить новую.',
      en: 'Nobody can use it. If you find the card, write to us and support will unblock it. If you do not, we will help you get a new one.',
    },
  },
  block: {
    title: { ru: 'Карта заблокирована', en: 'Your card is blocked' },
    body: {
      ru: 'Карта больше не открывает двери. Если вы об этом не просили, напишите в поддержку.',
      en: 'The card no longer opens doors. If you did not ask for this, contact support.',
    },
  },
  unblock: {
    title: { ru: 'Карта снова действует', en: 'Your card works again' },
    body: {
      ru: 'Блокировка снята, картой можно пользоваться.',
      en: 'The card is unblocked and can be used.',
    },
  },
  close: {
    title: { ru: 'Карта закрыта', en: 'Your card is closed' },
    body: {
      ru: 'Этой картой больше нельзя пользоваться. Новую можно заказать на странице «Моя карта».',
      en: 'This card can no longer be used. Apply for a new one under “My card”.',
    },
  },
  expire: {
    title: { ru: 'Срок действия карты истёк', en: 'Your card has expired' },
    body: {
      ru: 'Пока вы учитесь, можно заказать новую карту на странице «Моя карта».',
      en: 'While you are studying, you can apply for a new one under “My card”.',
    },
  },
};

type Card = typeof eskCards.$inferSelect;

interface Step {
  move: keyof typeof cardNotices;
  to: CardStatus;
  set?: Partial<Card>;
}

/** Moves a card by its machine, writes that down and tells the owner. */
export async function moveCard(tx: Database, actor: Actor, card: Card, { move, to, set }: Step) {
  const step = { machine: 'card', move: cardMoves[move], to, set } as const;
  const moved = await transitionTo<typeof eskCards, CardStatus>(tx, eskCards, card.id, step);
  const { humanId } = moved;
  await recordLog(tx, actor, {
    action: `card.${move}`,
    entity: { type: 'card', id: card.id },
    humanId,
    diff: {
      status: { from: card.status, to },
      ...(set?.blockReason && { blockReason: { to: set.blockReason } }),
    },
  });
  await tellHuman(tx, humanId, { kind: 'CARD', link: '/me/card', ...cardNotices[move] });
  return moved;
}
