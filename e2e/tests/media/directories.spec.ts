import {
  createNewsTag,
  listNewsTags,
  updateNewsTag,
} from '@campus/shared/contract/media/taxonomyCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import sharp from 'sharp';
import { expectAccessible } from '../../fixtures/expectSound';
import { overflows } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const portrait = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#7a5cff' } })
    .png()
    .toBuffer();

test(
  'an editor adds and renames a tag, readers see its new name, and a reload keeps it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.goto(mediaPaths.tags());
    await page.getByRole('button', { name: 'Новая тема' }).click();
    await page.keyboard.type('Практика');
    await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue('praktika');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Тема «Практика» сохранена')).toBeVisible();
    await expect(page.getByRole('row', { name: /Практика/ })).toContainText('не используется');

    await page.getByRole('button', { name: 'Изменить: Практика' }).click();
    await page
      .getByRole('textbox', { name: 'Название', exact: true })
      .fill('Практика и стажировки');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Тема «Практика и стажировки» сохранена')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /Практика и стажировки/ })).toContainText(
      'praktika',
    );

    await page.goto(mediaPaths.news());
    await page.getByRole('main').getByText('Темы', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Практика и стажировки' })).toBeVisible();
  },
);

test(
  'an address that is taken is refused with a free one',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    await signIn('content');
    allowProblem(/status of 409|ApiError/);
    await page.goto(mediaPaths.tags());
    await page.getByRole('button', { name: 'Новая тема' }).click();
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Спорт');
    await page.getByRole('textbox', { name: 'Адрес' }).fill('sport');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Этот адрес уже занят');
    await page.getByRole('button', { name: 'Взять свободный: sport-2' }).click();
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Спорт для всех');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Спорт для всех/ })).toContainText('sport-2');
  },
);

test(
  'a tag in use stays, and a free one goes and can be taken back',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const asEditor = await signIn('content');
    await asEditor(createNewsTag, { body: { name: { ru: 'Черновая' }, slug: 'chernovaia' } });
    await page.goto(mediaPaths.tags());
    await page.getByRole('button', { name: 'Удалить: Выплаты' }).click();
    const reason = page.getByRole('dialog', { name: 'Тему «Выплаты» пока нельзя удалить' });
    await expect(reason).toBeVisible();
    await reason.getByRole('link', { name: 'Показать новости' }).click();
    await expect(page).toHaveURL(/\/admin\/media\/news\?tagIds=/);

    await page.goto(mediaPaths.tags());
    await page.getByRole('button', { name: 'Удалить: Черновая' }).click();
    await expect(page.getByRole('row', { name: /Черновая/ })).toBeHidden();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByRole('row', { name: /Черновая/ })).toBeVisible();
    await page.getByRole('button', { name: 'Удалить: Черновая' }).click();
    await expect(page.getByRole('row', { name: /Черновая/ })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row', { name: /Спорт/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Черновая/ })).toBeHidden();
  },
);

test(
  'what another editor saved meanwhile is shown and may be replaced',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    const asEditor = await signIn('content');
    const tags = await asEditor(listNewsTags);
    const science = tags.find(({ slug }) => slug === 'science');
    allowProblem(/status of 409|ApiError/);
    await page.goto(mediaPaths.tags());
    await page.getByRole('button', { name: 'Изменить: Наука' }).click();
    await asEditor(updateNewsTag, {
      params: { id: science?.id ?? '' },
      body: {
        name: { ru: 'Наука и жизнь' },
        slug: 'science',
        version: science?.staff?.version ?? 0,
      },
    });
    await page.getByRole('textbox', { name: 'Название', exact: true }).fill('Наука и техника');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы её правили' });
    const name = dialog.getByRole('radiogroup', { name: 'Название', exact: true });
    await expect(name).toContainText('Наука и жизнь');
    await expect(name).toContainText('Наука и техника');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(page.getByRole('row', { name: /Наука и техника/ })).toBeVisible();
  },
);

test(
  'an author gets a portrait and a position, and a reload keeps them',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.goto(mediaPaths.authors());
    await page.getByRole('button', { name: 'Новый автор' }).click();
    const drawer = page.getByRole('dialog', { name: 'Новый автор' });
    const add = drawer.getByRole('button', { name: 'Добавить автора' });
    // Its form is longer than a window: whatever is scrolled, the buttons are in sight.
    for (const size of [
      { width: 375, height: 667 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    await drawer.getByRole('textbox', { name: 'Имя', exact: true }).fill('Ольга Ким');
    await drawer.getByRole('textbox', { name: /^Должность необ/ }).fill('Редактор науки');
    await drawer.locator('input[type=file]').setInputFiles({
      name: 'portrait.png',
      mimeType: 'image/png',
      buffer: await portrait(),
    });
    await drawer.getByRole('button', { name: 'Готово' }).click();
    await expect(drawer.getByRole('button', { name: /Убрать/ })).toBeVisible();
    await add.click();
    await expect(drawer).toBeHidden();
    await page.reload();
    const row = page.getByRole('row', { name: /Ольга Ким/ });
    await expect(row).toContainText('Редактор науки');
    await expect(row.locator('img')).toBeVisible();
  },
);

test(
  'both directories fit, are accessible and speak English',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    for (const [path, edit] of [
      [mediaPaths.tags(), 'Изменить: Спорт'],
      [mediaPaths.authors(), /^Изменить/],
    ] as const) {
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await settled(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: edit }).first().click();
        await expect(page.getByRole('textbox').nth(1)).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(overflows), `${path}, ${width}`).toStrictEqual([]);
      }
    }
    const { origin } = new URL(page.url());
    await page.context().addCookies([{ name: 'Language', value: 'en', url: origin }]);
    await page.goto(mediaPaths.tags());
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await page.getByRole('button', { name: 'New tag' }).click();
    await expect(page.getByRole('textbox', { name: 'Name in Russian' })).toBeFocused();
  },
);
