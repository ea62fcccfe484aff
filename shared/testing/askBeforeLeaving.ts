import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Proves that a window with typed words asks before it closes, keeps them, and lets them go. */
export async function askBeforeLeaving(way: string, title: string, label: RegExp) {
  const form = within(await screen.findByRole('dialog', { name: title }));
  const english = form.getByRole('textbox', { name: label });
  await userEvent.type(english, 'Words');
  const leave = async () => {
    if (way === 'Escape') return userEvent.keyboard('{Escape}');
    const name = way === 'the cross' ? 'Закрыть' : 'Отмена';
    return userEvent.click(form.getByRole('button', { name }));
  };
  await leave();
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Продолжить правку' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(english).toHaveValue('Words');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
