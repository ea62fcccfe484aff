import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterSelect } from './FilterSelect';

const retry = jest.fn();
const roles = { list: [], isLoading: false, hasFailed: false, retry };
const onChange = jest.fn();
const role = () => screen.getByRole('combobox', { name: 'Роль' });

test('a choice acts at once, and none is a choice', async () => {
  const options = [{ value: 'a', label: 'Поддержка' }];
  renderScreen(<FilterSelect label="Роль" value="" options={options} onChange={onChange} />);
  expect(role()).toHaveDisplayValue('Все');
  await userEvent.selectOptions(role(), 'Поддержка');
  expect(onChange).toHaveBeenLastCalledWith('a');
});

test('while the choices load, the address keeps its own', () => {
  const loading = { ...roles, isLoading: true };
  renderScreen(<FilterSelect label="Роль" value="a" options={loading} onChange={onChange} />);
  expect(role()).toHaveValue('a');
  expect(role()).toHaveAttribute('aria-busy', 'true');
});

test('choices that did not load say so and can be asked for again', async () => {
  const failed = { ...roles, hasFailed: true };
  renderScreen(<FilterSelect label="Роль" value="" options={failed} onChange={onChange} />);
  expect(role()).toHaveAccessibleDescription(/Список не загрузился/);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
