import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { settled } from '../../fixtures/expectSound';
import { pressByKeyboard, skipToContent, tabTo } from '../../fixtures/keyboard';
import { signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test(
  'settings, the footer and texts are kept without a mouse',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    test.slow();
    const value = await signIn(ownProduct, 'admin');
    await page.context().addCookies([{ name: 'AuthToken', value, url: ownProduct.url }]);
    const open = async (path: string) => {
      await page.goto(ownProduct.url + path);
      await settled(page);
      await skipToContent(page);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name });

    await open(settingPaths.settings());
    await pressByKeyboard(page, button('Изменить: Часы работы поддержки'));
    const hours = page.getByRole('dialog').getByRole('textbox', { name: /По-русски/ });
    await expect(hours).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('круглосуточно');
    await pressByKeyboard(page, button('Сохранить настройку'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button('Изменить: Часы работы поддержки')).toBeFocused();
    await expect(page.getByRole('main').getByText('круглосуточно')).toBeVisible();

    await open(settingPaths.footerLinks());
    const help = page.getByRole('region', { name: 'Помощь' });
    const first = help.getByRole('listitem').first();
    const name = (
      await first.getByRole('button', { name: /^Ниже: / }).getAttribute('aria-label')
    )?.replace('Ниже: ', '');
    await pressByKeyboard(page, help.getByRole('button', { name: `Ниже: ${name}` }));
    await expect(page.getByText(`${name}: теперь на 2-м месте`)).toBeAttached();
    await expect(help.getByRole('button', { name: `Ниже: ${name}` })).toBeFocused();
    await page.reload();
    await expect(help.getByRole('listitem').nth(1)).toContainText(name ?? '');

    await open(`${resourcePaths.translations()}?search=footer.moved`);
    await pressByKeyboard(page, button('Изменить текст admin-users.footer.moved'));
    const english = page.getByRole('textbox', { name: /По-английски/ });
    await tabTo(page, english);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('{{title}}: place {{place}} now');
    await page.keyboard.press('Enter');
    await expect(button('Изменить текст admin-users.footer.moved')).toBeFocused();
    await expect(page.getByText('{{title}}: place {{place}} now')).toBeVisible();
    await page.reload();
    await expect(page.getByText('{{title}}: place {{place}} now')).toBeVisible();
  },
);
