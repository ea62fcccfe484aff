import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { settled } from '../../fixtures/expectSound';
import { keepTranscript } from '../../fixtures/keepTranscript';
import { createListener } from '../../fixtures/screenReader';
import { test } from '../../fixtures/test';

const words = {
  ru: {
    getCard: /^link, Получить карту/,
    window: /^dialog, Регистрация/,
    email: /^textbox, Почта/,
    consent: /^checkbox, Соглашаюсь на обработку/,
    signUp: /^button, Зарегистрироваться/,
    code: /^textbox, Код из 6 цифр/,
    card: /^heading, Моя карта, level 1/,
    tasks: /^heading, Что нужно для карты/,
    ask: /^link, Написать в поддержку/,
    help: /^heading, Чем помочь\?, level 1/,
    topic: /^combobox, Тема/,
    subject: /^textbox, Коротко, о чём вопрос/,
    text: /^textbox, Что случилось/,
    name: /^textbox, Как к вам обращаться/,
    agree: /^checkbox, Даю согласие/,
    send: /^button, Отправить/,
    mistake: /Исправьте 1 поле/,
    emailMistake: /^link, Почта: /,
    invalid: /^textbox, Почта, .*invalid/,
    accepted: /^heading, Обращение T-\d{6} принято, level 1/,
    due: /Ответим до/,
  },
  en: {
    getCard: /^link, Get a card/,
    window: /^dialog, Sign up/,
    email: /^textbox, Email/,
    consent: /^checkbox, I agree to the processing/,
    signUp: /^button, Sign up/,
    code: /^textbox, 6-digit code/,
    card: /^heading, My card, level 1/,
    tasks: /^heading, What you need for a card/,
    ask: /^link, Contact support/,
    help: /^heading, How can we help\?, level 1/,
    topic: /^combobox, Topic/,
    subject: /^textbox, Your question in brief/,
    text: /^textbox, What happened/,
    name: /^textbox, Your name/,
    agree: /^checkbox, I agree/,
    send: /^button, Send/,
    mistake: /Correct 1 field/,
    emailMistake: /^link, Email: /,
    invalid: /^textbox, Email, .*invalid/,
    accepted: /^heading, Ticket T-\d{6} received, level 1/,
    due: /We will answer by/,
  },
};

for (const language of ['ru', 'en'] as const) {
  const say = words[language];

  test.describe(`what a guest hears in ${language}`, { tag: '@all' }, () => {
    test.beforeEach(({ context, product }) =>
      context.addCookies([{ name: 'Language', value: language, url: product.url }]),
    );

    test('is enough to sign up with the code', async ({ page, readCode }) => {
      const email = `listener-${language}@example.test`;
      await page.goto(paths.home());
      await settled(page);
      const listener = createListener(page);
      await listener.find(say.getCard);
      await listener.act();
      await listener.hear(say.window);
      await listener.find(say.email);
      await listener.type(email);
      await listener.find(say.consent);
      await listener.act();
      await listener.find(say.signUp);
      await listener.act();
      await listener.hear(say.code);
      await listener.type(await readCode(email), '000000');
      await listener.reach(say.card);
      await listener.find(say.tasks, 'moveToNextHeading');
      await listener.find(/listener-/);
      await keepTranscript(`sign-up.${language}`, 'A guest signs up with the code', listener);
    });

    test('is enough to write to support and to correct a mistake', async ({ page }) => {
      await page.goto(supportPaths.help());
      await settled(page);
      const listener = createListener(page);
      await listener.find(say.ask);
      await listener.act();
      await listener.reach(say.help);
      await listener.find(say.topic);
      await listener.press('ArrowDown');
      await listener.find(say.subject);
      await listener.type('Turnstile');
      await listener.find(say.text);
      await listener.type('It does not know me.');
      await listener.find(say.name);
      await listener.type('Guest');
      await listener.find(say.email);
      await listener.type('guest.example.test');
      await listener.find(say.agree);
      await listener.act();
      await listener.find(say.send);
      await listener.act();
      await listener.hear(say.mistake);
      await listener.find(say.emailMistake);
      await listener.act();
      await listener.hear(say.invalid);
      await listener.press('Control+a');
      await listener.type(`spoken-${language}@example.test`);
      await listener.find(say.send);
      await listener.act();
      await listener.hear(say.accepted);
      await listener.find(say.due);
      await keepTranscript(`ticket.${language}`, 'A guest writes to support', listener);
    });
  });
}
