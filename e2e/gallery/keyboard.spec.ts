import type { Page } from '@playwright/test';
import { openGallery } from '../fixtures/openGallery';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** One state of one component: its figure in the gallery. */
const stateOf = (page: Page, component: string, state: string) =>
  page
    .getByRole('region', { name: component, exact: true })
    .getByRole('figure', { name: state, exact: true })
    .first();

test('a choice is found and taken by the keyboard', async ({ page }) => {
  await openGallery(page, 'choice');
  const city = stateOf(page, 'ComboboxField', 'usual').getByRole('combobox');
  await city.focus();
  await page.keyboard.type('орел');
  await expect(page.getByRole('option', { name: 'Орёл' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Орёл');
  await expect(city).toBeFocused();
});

test('a day is chosen by arrows, and the focus returns to the button', async ({ page }) => {
  await openGallery(page, 'form');
  const state = stateOf(page, 'DateField', 'filled');
  const opener = state.getByRole('button', { name: /календарь/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state.getByRole('textbox')).toHaveValue('22.09.2006');
  await expect(opener).toBeFocused();
});

test('a menu opens, is walked by arrows, and gives the focus back', async ({ page }) => {
  await openGallery(page, 'popup');
  const opener = stateOf(page, 'Menu', 'boxes to tick').getByRole('button');
  await opener.focus();
  await page.keyboard.press('Enter');
  const boxes = page.getByRole('menuitemcheckbox');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  const before = await boxes.nth(1).getAttribute('aria-checked');
  await page.keyboard.press('Space');
  await expect(boxes.nth(1)).not.toHaveAttribute('aria-checked', before ?? '');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a dialog keeps the focus inside and returns it', async ({ page }) => {
  await openGallery(page, 'overlay');
  const opener = stateOf(page, 'Dialog', 'long, with actions').getByRole('button');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const focused = page.locator('[role=dialog]:focus, [role=dialog] :focus');
  await expect(focused).toHaveCount(1);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('tabs are walked by arrows, and one stop of the Tab key leads to the panel', async ({
  page,
}) => {
  await openGallery(page, 'overlay');
  const state = stateOf(page, 'Tabs', 'usual');
  await state.getByRole('tab', { name: 'Данные' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(state.getByRole('tab', { name: /Файлы/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(state.getByRole('tabpanel', { name: /Файлы/ })).toBeFocused();
});

test('rows of a table are chosen in a range by the keyboard', async ({ page }) => {
  await openGallery(page, 'table');
  const state = stateOf(page, 'List', 'content');
  const boxes = state.getByRole('checkbox', { name: /^Выбрать: / });
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await boxes.nth(3).focus();
  await page.keyboard.press('Shift+Space');
  for (const index of [0, 1, 2, 3]) await expect(boxes.nth(index)).toBeChecked();
  await expect(boxes.nth(4)).not.toBeChecked();
});

test('a typed code fills its boxes one after another', async ({ page }) => {
  await openGallery(page, 'form');
  const boxes = stateOf(page, 'CodeField', 'usual').getByRole('textbox');
  await boxes.first().focus();
  await page.keyboard.type('402871');
  for (const [index, digit] of [...'402871'].entries())
    await expect(boxes.nth(index)).toHaveValue(digit);
});

test('the card is turned over by Enter', async ({ page }) => {
  await openGallery(page, 'card');
  const state = stateOf(page, 'CampusCard', 'front');
  await state.getByRole('button', { name: 'QR-код на обороте' }).focus();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
  await expect(state.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
