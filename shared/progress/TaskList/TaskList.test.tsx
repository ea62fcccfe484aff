import { TaskList, type Task } from '@campus/shared/progress/TaskList';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const tasks: Task[] = [
  { id: 'mail', title: 'Подтвердить почту', state: 'done', to: '/mail' },
  {
    id: 'photo',
    title: 'Загрузить фотографию',
    state: 'todo',
    to: '/photo',
    hint: 'Как в паспорте',
  },
  { id: 'card', title: 'Получить карту', state: 'later', to: '/card' },
];

test('the list counts what is done', () => {
  renderScreen(<TaskList title="Что нужно для карты" tasks={tasks} />);
  const list = within(screen.getByRole('region', { name: 'Что нужно для карты' }));
  expect(list.getByText('Готово 1 из 3')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
});

test('each task says its state in a word, and what it is about', () => {
  renderScreen(<TaskList title="Что нужно для карты" tasks={tasks} />);
  const photo = within(screen.getByRole('listitem', { name: 'Загрузить фотографию' }));
  expect(photo.getByText('Нужно сделать')).toBeVisible();
  expect(photo.getByText('Как в паспорте')).toBeVisible();
});

test('a task that cannot start yet is no link', () => {
  renderScreen(<TaskList title="Что нужно для карты" tasks={tasks} />);
  const card = within(screen.getByRole('listitem', { name: 'Получить карту' }));
  expect(card.getByText('Позже')).toBeVisible();
  expect(card.queryByRole('link')).toBeNull();
});

test('the Enter key opens the task', async () => {
  const { router } = renderScreen(<TaskList title="Что нужно для карты" tasks={tasks} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Загрузить фотографию' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/photo');
});
