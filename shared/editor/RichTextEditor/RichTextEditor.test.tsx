import { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';

type Props = Partial<ComponentProps<typeof RichTextEditor>> & { saved?: string };

const written = jest.fn();
const send = jest.fn();

function Sample({ value: initial = '<p>Текст</p>', saved = '<p>Другой</p>', ...rest }: Props) {
  const [value, setValue] = useState(initial);
  const onChange = (html: string, characters: number) => {
    written(html, characters);
    setValue(html);
  };
  return (
    <form onSubmit={send}>
      <RichTextEditor {...rest} aria-label="Новость" value={value} onChange={onChange} />
      <button type="button" onClick={() => setValue(saved)}>
        Сбросить
      </button>
    </form>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Новость' });
const button = (name: string) => screen.getByRole('button', { name });
const last = () => written.mock.lastCall as [string, number];

async function open(props: Props = {}) {
  renderScreen(<Sample {...props} />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}');
}

beforeEach(() => {
  written.mockReset();
  send.mockReset();
});

test('it is a text of many lines in its language, and is not changed by being opened', async () => {
  await open({ lang: 'en', 'aria-invalid': true });
  expect(text()).toHaveAttribute('aria-multiline', 'true');
  expect(text()).toHaveAttribute('lang', 'en');
  expect(text()).toBeInvalid();
  expect(text()).toHaveTextContent('Текст');
  expect(written).not.toHaveBeenCalled();
});

test('a tool changes the text, is pressed there, and is undone', async () => {
  await open();
  await userEvent.click(button('Жирный'));
  expect(last()).toEqual(['<p><strong>Текст</strong></p>', 5]);
  expect(button('Жирный')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Отменить'));
  expect(last()).toEqual(['<p>Текст</p>', 5]);
  expect(button('Жирный')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['Заголовок раздела', '<h2>Текст</h2>'],
  ['Подзаголовок', '<h3>Текст</h3>'],
  ['Курсив', '<p><em>Текст</em></p>'],
  ['Список', '<ul><li><p>Текст</p></li></ul>'],
  ['Нумерованный список', '<ol><li><p>Текст</p></li></ol>'],
  ['Цитата', '<blockquote><p>Текст</p></blockquote>'],
])('%s', async (name, html) => {
  await open();
  await userEvent.click(button(name));
  expect(last()[0]).toBe(html);
});

test('formatting is cleared', async () => {
  await open({ value: '<h2><strong>Текст</strong></h2>' });
  await userEvent.click(button('Убрать оформление'));
  expect(last()[0]).toBe('<p>Текст</p>');
});

test('the toolbar is one Tab stop, and the arrows go through it', async () => {
  renderScreen(<Sample />);
  await userEvent.tab();
  expect(button('Заголовок раздела')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Жирный')).toHaveFocus();
  await userEvent.tab();
  expect(text()).toHaveFocus();
});

test('a link is checked, put, changed and taken away without sending the form', async () => {
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  const address = await screen.findByRole('textbox', { name: 'Адрес' });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('По такому адресу не перейти');
  await userEvent.clear(address);
  await userEvent.type(address, 'example.ru{Enter}');
  expect(last()[0]).toBe('<p><a rel="noopener" href="https://example.ru">Текст</a></p>');
  expect(screen.queryByRole('group', { name: 'Ссылка' })).toBeNull();

  await userEvent.click(button('Ссылка'));
  expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue('https://example.ru');
  await userEvent.click(button('Убрать ссылку'));
  expect(last()[0]).toBe('<p>Текст</p>');
  expect(send).not.toHaveBeenCalled();
});

test('Escape leaves the link as it was', async () => {
  await open();
  await userEvent.click(button('Ссылка'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'example.ru{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Адрес' })).toBeNull();
  expect(written).not.toHaveBeenCalled();
});

test('a picture is asked for and described', async () => {
  const onImage = jest.fn().mockResolvedValue({ src: '/api/files/public/a.webp', alt: 'Корпус' });
  await open({ value: '', onImage });
  await userEvent.click(button('Добавить картинку'));
  const alt = await screen.findByRole('textbox', { name: 'Что на картинке' });
  expect(alt).toHaveValue('Корпус');
  await userEvent.type(alt, ' зимой{Enter}');
  expect(last()[0]).toContain('<img src="/api/files/public/a.webp" alt="Корпус зимой">');
});

test('a pasted picture is asked for by its file, the picture of pasted words is not', async () => {
  const onImage = jest.fn().mockResolvedValue({ src: '/api/files/public/a.webp', alt: '' });
  await open({ value: '', onImage });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const paste = (words: string) => {
    const getData = (type: string) => (type === 'text/plain' ? words : '');
    fireEvent.paste(text(), { clipboardData: { files: [file], getData } });
  };
  paste('Слова');
  expect(onImage).not.toHaveBeenCalled();
  paste('');
  expect(onImage).toHaveBeenCalledWith(file);
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Что на картинке' }),
    'Двор{Enter}',
  );
  expect(last()[0]).toContain('<img src="/api/files/public/a.webp" alt="Двор">');
});

test('several pasted pictures are all asked for, and stand in their order whichever comes first', async () => {
  const come = new Map<string, (image: { src: string; alt: string } | null) => void>();
  const onImage = (file?: File) =>
    new Promise<{ src: string; alt: string } | null>((resolve) => {
      come.set(file?.name ?? '', resolve);
    });
  await open({ value: '', onImage });
  const files = ['a.png', 'b.png', 'c.png'].map(
    (name) => new File(['x'], name, { type: 'image/png' }),
  );
  fireEvent.paste(text(), { clipboardData: { files, getData: () => '' } });
  expect([...come.keys()]).toEqual(['a.png', 'b.png', 'c.png']);
  await act(async () => come.get('c.png')?.({ src: '/api/files/public/c.png', alt: '' }));
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  await act(async () => come.get('b.png')?.(null));
  await act(async () => come.get('a.png')?.({ src: '/api/files/public/a.png', alt: '' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Что на картинке' }),
    'Первая{Enter}',
  );
  const second = await screen.findByRole('textbox', { name: 'Что на картинке' });
  await waitFor(() => expect(second).toHaveValue(''));
  expect(screen.getByRole('textbox', { name: 'Что на картинке' })).toHaveFocus();
  await userEvent.keyboard('Третья{Enter}');
  expect(last()[0]).toMatch(/a\.png" alt="Первая".*c\.png" alt="Третья"/);
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
});

test('a picture that did not come is explained, and a refused choice changes nothing', async () => {
  const onImage = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
  await open({ onImage });
  await userEvent.click(button('Добавить картинку'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Картинка не добавилась');
  await userEvent.click(button('Добавить картинку'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(written).not.toHaveBeenCalled();
});

test('without a way to choose there is no button for pictures', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Добавить картинку' })).toBeNull();
});

test('a text without pictures lets no file take the place of the page', async () => {
  await open();
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const data = { files: [file], types: ['Files'], getData: () => '' };
  expect(fireEvent.drop(text(), { dataTransfer: data })).toBe(false);
  expect(fireEvent.paste(text(), { clipboardData: data })).toBe(false);
  expect(text()).toHaveTextContent('Текст');
});

test('a table is put, grows and goes', async () => {
  await open({ value: '' });
  await userEvent.click(button('Вставить таблицу'));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(button('Добавить столбец'));
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await userEvent.click(button('Добавить строку'));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await userEvent.click(button('Убрать таблицу'));
  expect(last()).toEqual(['', 0]);
  expect(screen.queryByRole('toolbar', { name: 'Таблица' })).toBeNull();
});

test('a value from outside replaces what was written', async () => {
  await open();
  await userEvent.click(button('Жирный'));
  written.mockReset();
  await userEvent.click(button('Сбросить'));
  expect(text()).toHaveTextContent('Другой');
  expect(written).not.toHaveBeenCalled();
});

test('the same text in the writing of the server leaves the caret where somebody types on', async () => {
  const typed = '<p>Раз <a href="/news">два</a><br>три</p><p>четыре</p>';
  const kept = '<p>Раз <a href="/news" rel="noopener">два</a><br />три</p><p>четыре</p>';
  renderScreen(<Sample value={typed} saved={kept} />);
  const words = screen.getByText('четыре').firstChild as Text;
  act(() => text().focus());
  await act(async () => {
    document.getSelection()?.collapse(words, 2);
    document.dispatchEvent(new Event('selectionchange'));
  });
  fireEvent.click(button('Сбросить'));
  fireEvent.paste(text(), {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? '!' : '') },
  });
  expect(text()).toHaveTextContent('Раз дватриче!тыре');
});

test('when disabled nothing can be written', async () => {
  await open({ disabled: true });
  expect(text()).toHaveAttribute('contenteditable', 'false');
  expect(button('Жирный')).toHaveAttribute('aria-disabled', 'true');
});
