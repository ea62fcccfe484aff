import { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const written = jest.fn();

function Sample({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  const onChange = (html: string) => {
    written(html);
    setValue(html);
  };
  const props = { value, onChange, onImage: () => Promise.resolve(null) };
  return <RichTextEditor {...props} aria-label="Новость" />;
}

const picture = (name: string, alt: string) => `<img src="/api/files/public/${name}" alt="${alt}">`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const last = () => (written.mock.lastCall as [string])[0];

/** Where somebody presses: jsdom lays nothing out, so the browser would tell of it so. */
const goTo = (place: Node, offset = 0) =>
  act(async () => {
    field('Новость').focus();
    document.getSelection()?.collapse(place, offset);
    document.dispatchEvent(new Event('selectionchange'));
  });

beforeEach(() => {
  written.mockReset();
});

test('words for one picture stay with it when another one is chosen, which has its own', async () => {
  renderScreen(<Sample text={picture('a.png', 'Двор') + picture('b.png', 'Зал')} />);
  await goTo(screen.getByRole('img', { name: 'Двор' }));
  await press('Описание картинки');
  await userEvent.type(field('Что на картинке'), ' зимой');
  await goTo(screen.getByRole('img', { name: 'Зал' }));
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  expect(last()).toMatch(/a\.png" alt="Двор зимой".*b\.png" alt="Зал"/);
  await press('Описание картинки');
  expect(field('Что на картинке')).toHaveValue('Зал');
  await userEvent.type(field('Что на картинке'), ' пуст{Enter}');
  expect(last()).toMatch(/a\.png" alt="Двор зимой".*b\.png" alt="Зал пуст"/);
});

test('whoever leaves a picture with its words as they were has changed nothing', async () => {
  renderScreen(<Sample text={`${picture('a.png', 'Двор')}<p>Слова</p>`} />);
  await goTo(screen.getByRole('img', { name: 'Двор' }));
  await press('Описание картинки');
  await goTo(screen.getByText('Слова').firstChild as Text, 2);
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  expect(written).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отменить' })).toHaveAttribute('aria-disabled', 'true');
});

test('whoever goes on to another link is shown its address, and changes that one', async () => {
  renderScreen(<Sample text={'<p><a href="/news">Новости</a> и <a href="/help">помощь</a></p>'} />);
  await goTo(screen.getByText('Новости').firstChild as Text, 2);
  await press('Ссылка');
  expect(field('Адрес')).toHaveValue('/news');
  await goTo(screen.getByText('помощь').firstChild as Text, 2);
  expect(field('Адрес')).toHaveValue('/help');
  await userEvent.type(field('Адрес'), '/new{Enter}');
  expect(last()).toMatch(/href="\/news">Новости.*href="\/help\/new">помощь/);
});

test('words for a picture stay with it when the link is asked for, and so does the focus', async () => {
  renderScreen(<Sample text={`${picture('a.png', 'Двор')}<p>Слова</p>`} />);
  await goTo(screen.getByRole('img', { name: 'Двор' }));
  await press('Описание картинки');
  await userEvent.type(field('Что на картинке'), ' зимой');
  await press('Ссылка');
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  expect(last()).toContain('alt="Двор зимой"');
  expect(field('Адрес')).toHaveFocus();
  await press('Ссылка');
  expect(screen.queryByRole('textbox', { name: 'Адрес' })).toBeNull();
  await waitFor(() => expect(field('Новость')).toHaveFocus());
});

test('words may be chosen after the address was asked for', async () => {
  renderScreen(<Sample text="<p>Слова</p>" />);
  await goTo(screen.getByText('Слова').firstChild as Text);
  await press('Ссылка');
  await userEvent.type(field('Адрес'), '/ne');
  await goTo(screen.getByText('Слова').firstChild as Text, 2);
  await userEvent.type(field('Адрес'), 'ws');
  expect(field('Адрес')).toHaveValue('/news');
});
