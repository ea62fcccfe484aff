import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { settled } from '../../fixtures/expectSound';
import { keepTranscript } from '../../fixtures/keepTranscript';
import { createListener } from '../../fixtures/screenReader';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import type { BrowserContext } from '@playwright/test';

const words = {
  ru: {
    turn: /^button, QR-код на обороте.*not pressed/,
    turned: /^button, QR-код на обороте.*, pressed/,
    qr: /^(image|img), QR-код карты/,
    lost: /^button, Потеряли карту\?/,
    asked: /^alertdialog, Заблокировать карту\?/,
    block: /^button, Заблокировать$/,
    blocked: /Карта заблокирована\. Обращение/,
    title: /^heading, Карта заблокирована: вы сообщили о потере/,
    returned: /^Возвращена$/,
    why: /Почему вернулась:/,
    contact: /^link, Написать в поддержку/,
    payment: /^link, (Стипендия|Повышенная стипендия|Разовая выплата|Грант по кредиту)/,
    opened: /^heading, .* за .*, level 1/,
  },
  en: {
    turn: /^button, .*QR code.*not pressed/,
    turned: /^button, .*QR code.*, pressed/,
    qr: /^(image|img), .*QR code/,
    lost: /^button, Lost your card\?/,
    asked: /^alertdialog, Block the card\?/,
    block: /^button, Block the card$/,
    blocked: /The card is blocked\./,
    title: /^heading, The card is blocked: you reported it lost/,
    returned: /^Returned$/,
    why: /Why it came back:/,
    contact: /^link, Contact support/,
    payment: /^link, (Grant|Extra grant|One-time payment|Student loan grant)/,
    opened: /^heading, .* for .*, level 1/,
  },
};

async function enter(context: BrowserContext, product: Product, language: 'ru' | 'en') {
  const token = await signIn(product, 'student');
  const cookies = { AuthToken: token, Language: language };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return apiOf(product, token);
}

for (const language of ['ru', 'en'] as const) {
  const say = words[language];

  test.describe(`what a student hears in ${language}`, { tag: '@all' }, () => {
    test('is enough to show the card and to report it lost', async ({
      page,
      context,
      ownProduct,
    }) => {
      const api = await enter(context, ownProduct, language);
      await page.goto(ownProduct.url + cardPaths.card());
      await settled(page);
      const listener = createListener(page);
      await listener.find(/^heading, .*level 1/, 'moveToNextHeading');
      await listener.find(say.turn);
      await listener.act();
      await listener.find(say.qr, 'previous');
      await listener.find(say.turned);
      await listener.find(say.lost);
      await listener.act();
      await listener.hear(say.asked);
      await listener.find(say.block, 'previous');
      await listener.act();
      await listener.hear(say.blocked);
      await listener.reach(say.title);
      expect(await api(getCampusCard)).toMatchObject({ status: 'BLOCKED', blockReason: 'LOST' });
      await keepTranscript(`card.${language}`, 'A student shows the card and loses it', listener);
    });

    test('is enough to learn why a payment came back', async ({ page, context, product }) => {
      const api = await enter(context, product, language);
      const { items } = await api(listPayHistory);
      const year = items.find(({ status }) => status === 'RETURNED')?.periodTo.slice(0, 4);
      await page.goto(`${product.url}${paymentPaths.payments()}?year=${year}`);
      await settled(page);
      const listener = createListener(page);
      await listener.find(/^heading, .*level 1/, 'moveToNextHeading');
      await listener.find(say.returned, 'next', 400);
      await listener.find(say.why);
      await listener.find(say.contact);
      await listener.find(say.payment, 'moveToPreviousLink');
      await listener.act();
      await listener.reach(say.opened);
      await listener.find(say.why);
      await keepTranscript(
        `returned.${language}`,
        'A student learns why a payment came back',
        listener,
      );
    });
  });
}
