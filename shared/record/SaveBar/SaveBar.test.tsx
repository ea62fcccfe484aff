import { FormScope } from '@campus/shared/form/FormScope';
import { SaveBar } from '@campus/shared/record/SaveBar';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

const done = jest.fn();

function Sample({ hasMain }: { hasMain: boolean }) {
  const form = useForm();
  const publish = { move: 'publish', label: 'Опубликовать', onClick: () => undefined } as const;
  return (
    <FormScope form={form}>
      <SaveBar
        label="Действия"
        status="Черновик"
        savedAt={null}
        saveLabel="Сохранить"
        onSave={() => void done('save')}
        main={hasMain ? publish : undefined}
        move="save"
        look={{ label: 'Предпросмотр', icon: 'eye', onSelect: () => void done('look') }}
        menu={[{ items: [{ label: 'Удалить', onSelect: () => void done('remove') }] }]}
      />
    </FormScope>
  );
}

const names = () =>
  screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);

function onPhone() {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener() {} };
  window.matchMedia = jest.fn().mockReturnValue(media);
}

beforeEach(() => done.mockReset());
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('what may be done is in sight', async () => {
  renderScreen(<Sample hasMain />);
  expect(names()).toEqual(['Предпросмотр', 'Сохранить', 'Опубликовать', 'Другие действия']);
  await userEvent.click(screen.getByRole('button', { name: 'Предпросмотр' }));
  expect(done.mock.calls).toEqual([['look']]);
});

test('a phone shows the main button, and the menu has the others before its own', async () => {
  onPhone();
  renderScreen(<Sample hasMain />);
  expect(names()).toEqual(['Опубликовать', 'Другие действия']);
  await userEvent.click(screen.getByRole('button', { name: 'Другие действия' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Сохранить',
    'Предпросмотр',
    'Удалить',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Сохранить' }));
  expect(done.mock.calls).toEqual([['save']]);
});

test('without a move a phone saves by its button', () => {
  onPhone();
  renderScreen(<Sample hasMain={false} />);
  expect(names()).toEqual(['Сохранить', 'Другие действия']);
});
