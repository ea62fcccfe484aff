import { cardMoves, type CardStatus } from '@campus/shared/contract/cards/machine';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { transitionTo } from '../../platform/states/transitionTo';
import { tellHuman } from '../inbox/tellHuman';
import { eskCards, type blockReasons } from './cardTables';

type BlockReason = (typeof blockReasons.enumValues)[number];

/** Why a card is blocked, in the words of its page. */
const blocks = {
  LOST: {
    title: {
      ru: 'Карта заблокирована: вы сообщили о потере',
      en: 'The card is blocked: you reported it lost',
    },
    body: {
      ru: 'По ней никого не пустят. Нашли карту — напишите нам, и поддержка снимет блокировку. Не нашли — получите новую: эта закроется, когда заявку одобрят.',
      en: 'Nobody can use it. If you find the card, contact us and support will unblock it. If you do not, get a new one: this card is closed once the application is approved.',
    },
  },
  FRAUD: {
    title: {
      ru: 'Карта заблокирована ради вашей безопасности',
      en: 'The card is blocked for your security',
    },
    body: {
      ru: 'Мы заметили необычные действия с картой и остановили её. Напишите нам: проверим и вернём доступ или выпустим новую.',
      en: 'We noticed unusual activity and stopped the card. Contact us: we will look into it and restore the card or issue a new one.',
    },
  },
  STUDY_ENDED: {
    title: {
      ru: 'Карта заблокирована: учёба завершена',
      en: 'The card is blocked: your studies have ended',
    },
    body: {
      ru: 'Организация сообщила, что вы больше не учитесь, или запись об учёбе сняли с вашей учётной записи. Снова учитесь — получите новую карту. Это ошибка — обратитесь в учебную часть или напишите нам: проверим данные.',
      en: 'Your organisation has told us that you no longer study, or the record of your studies was unlinked from your account. If you study again, get a new card. If this is a mistake, ask your study office or contact us and we will check.',
    },
  },
  STAFF: {
    title: { ru: 'Карту заблокировал сотрудник поддержки', en: 'Support has blocked the card' },
    body: {
      ru: 'Напишите нам: объясним причину и подскажем, как вернуть доступ.',
      en: 'Contact us: we will explain why and how to get access back.',
    },
  },
};

const moves = {
  activate: {
    title: { ru: 'Карта действует', en: 'Your card is active' },
    body: {
      ru: 'Карта выпущена. Откройте её на странице «Моя карта» и покажите код на входе.',
      en: 'Your card is ready. Open it under “My card” and show its code at the entrance.',
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
    title: { ru: 'Карта закрыта', en: 'The card is closed' },
    body: {
      ru: 'Открыть её снова нельзя. Если карта вам нужна, получите новую.',
      en: 'It cannot be reopened. If you need a card, get a new one.',
    },
  },
  expire: {
    title: { ru: 'Срок карты закончился', en: 'The card has expired' },
    body: {
      ru: 'По ней больше не пройти. Если вы продолжаете учиться, получите новую.',
      en: 'It no longer lets you in. If you are still studying, get a new one.',
    },
  },
};

type CardMove = keyof typeof moves | 'block' | 'reportLost';

/** What the owner reads about a move of a card, in the inbox and in an email. */
export const cardNotice = (move: CardMove, blockReason: BlockReason | null) => ({
  kind: 'CARD' as const,
  link: cardPaths.card(),
  mailedAs: { ru: 'Открыть карту', en: 'Open the card' },
  ...(move === 'block' || move === 'reportLost' ? blocks[blockReason ?? 'STAFF'] : moves[move]),
});

type Card = typeof eskCards.$inferSelect;

interface Step {
  move: CardMove;
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
  await tellHuman(tx, humanId, cardNotice(move, moved.blockReason));
  return moved;
}
