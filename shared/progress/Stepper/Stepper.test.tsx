import { Stepper } from '@campus/shared/progress/Stepper';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';

const steps = [
  { title: 'Организация', to: '/?step=1' },
  { title: 'Личные данные', to: '/?step=2' },
  { title: 'Фотография', to: '/?step=3' },
  { title: 'Проверка', to: '/?step=4' },
];

test('the current step is counted and marked', () => {
  renderScreen(<Stepper steps={steps} current={3} />);
  const nav = within(screen.getByRole('navigation', { name: 'Шаги' }));
  expect(nav.getByText('Шаг 3 из 4')).toBeVisible();
  const current = nav.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('Фотография');
});

test('only finished steps lead back, and say that they are finished', () => {
  renderScreen(<Stepper steps={steps} current={3} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Организация', 'Личные данные']);
  expect(links[0]).toHaveAttribute('href', '/?step=1');
  expect(screen.getAllByText(/готово/)).toHaveLength(2);
});

test('a step without an address is no link', () => {
  renderScreen(<Stepper steps={[{ title: 'Согласие' }, { title: 'Заявка' }]} current={2} />);
  expect(screen.queryByRole('link')).toBeNull();
});
