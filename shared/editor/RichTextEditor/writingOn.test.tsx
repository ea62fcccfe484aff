import { RichTextEditor } from '@campus/shared/editor/RichTextEditor';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';

type OnImage = NonNullable<ComponentProps<typeof RichTextEditor>['onImage']>;

const written = jest.fn();

function Sample({ onImage }: { onImage: OnImage }) {
  const [value, setValue] = useState('<p>Текст</p>');
  const onChange = (html: string) => {
    written(html);
    setValue(html);
  };
  return (
    <>
      <input aria-label="Заголовок" />
      <RichTextEditor {...{ value, onChange, onImage }} aria-label="Новость" />
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const alt = () => screen.queryByRole('textbox', { name: 'Что на картинке' });
const last = () => (written.mock.lastCall as [string])[0];
const paste = (data: { files?: File[]; words?: string }) =>
  fireEvent.paste(field('Новость'), {
    clipboardData: {
      files: data.files ?? [],
      getData: (type: string) => (type === 'text/plain' ? (data.words ?? '') : ''),
    },
  });

/** A picture is on its way into the text; gives how it comes. */
async function send() {
  let come: (image: Awaited<ReturnType<OnImage>>) => void = () => undefined;
  const onImage: OnImage = () => new Promise((resolve) => (come = resolve));
  renderScreen(<Sample onImage={onImage} />);
  await userEvent.click(field('Новость'));
  paste({ files: [new File(['x'], 'a.png', { type: 'image/png' })] });
  return () => act(async () => come({ src: '/api/files/public/a.webp', alt: '' }));
}

test('a picture that comes to somebody who waits takes the focus', async () => {
  const come = await send();
  await come();
  expect(alt()).toHaveFocus();
});

test('a picture that comes while another field is written in says so, and leaves the focus there', async () => {
  const come = await send();
  await userEvent.type(field('Заголовок'), 'Двор');
  await come();
  await userEvent.keyboard(' зимой');
  expect(field('Заголовок')).toHaveValue('Двор зимой');
  expect(screen.getByRole('status')).toHaveTextContent('Картинка загружена');
  expect(alt()).toHaveValue('');
});

test('a picture that comes while the text is written on leaves the focus there', async () => {
  const come = await send();
  paste({ words: ' и ещё' });
  await come();
  expect(field('Новость')).toHaveFocus();
  await userEvent.type(alt() as HTMLElement, 'Двор{Enter}');
  expect(last()).toContain('alt="Двор"');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a picture that comes while an address is typed waits until it is put', async () => {
  const come = await send();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Ссылка' }));
  await userEvent.type(field('Адрес'), '/ne');
  await come();
  expect(alt()).toBeNull();
  await userEvent.keyboard('ws{Enter}');
  expect(last()).toContain('href="/news"');
  expect(alt()).toBeVisible();
  await waitFor(() => expect(field('Новость')).toHaveFocus());
});
