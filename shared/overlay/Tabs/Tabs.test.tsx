import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'data', label: 'Данные', content: <input aria-label="Имя" /> },
  { value: 'files', label: 'Файлы', count: 3, content: <p>Три файла</p> },
  { value: 'log', label: 'История', content: <p>Записи</p> },
];

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('arrows choose, and a panel keeps what was typed in it', async () => {
  renderScreen(<Tabs label="Разделы заявки" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Разделы заявки' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  expect(screen.queryByText('Три файла')).not.toBeInTheDocument();

  await userEvent.click(tab(/Данные/));
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(/Файлы/)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: /Файлы/ })).toHaveTextContent('Три файла');

  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  await userEvent.keyboard('{End}');
  expect(tab(/История/)).toHaveAttribute('aria-selected', 'true');
});

function InAddress() {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      label="Разделы"
      tabs={tabs}
      value={search.get('tab') ?? undefined}
      onChange={(value) => setSearch({ tab: value }, { replace: true })}
    />
  );
}

test('the chosen tab may live in the address', async () => {
  const { router } = renderScreen(<InAddress />, { url: '/?tab=files' });
  expect(tab(/Файлы/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab(/История/));
  expect(router.state.location.search).toBe('?tab=log');
  expect(screen.getByText('Записи')).toBeVisible();
});

test('an address without a tab, or with an unknown one, shows the first', () => {
  renderScreen(<InAddress />, { url: '/?tab=nothing' });
  expect(tab(/Данные/)).toHaveAttribute('aria-selected', 'true');
});
