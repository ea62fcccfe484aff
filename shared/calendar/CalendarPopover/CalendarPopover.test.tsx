import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type Ref } from 'react';
import { CalendarPopover } from './CalendarPopover';

/** As the days of a calendar do, it takes the focus as soon as it is there. */
function Day() {
  const day = useRef<HTMLButtonElement>(null);
  useEffect(() => day.current?.focus(), []);
  return <button ref={day}>5 марта</button>;
}

function Sample({ popup }: { popup?: Ref<HTMLDivElement> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={button} onClick={() => setOpen(!isOpen)}>
        День
      </button>
      <CalendarPopover
        {...(popup && { ref: popup })}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Выберите дату"
        anchor={button}
      >
        <Day />
      </CalendarPopover>
    </>
  );
}

function beNarrow() {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(media);
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test.each([false, true])('the focus goes in and returns (sheet: %s)', async (isNarrow) => {
  if (isNarrow) beNarrow();
  renderScreen(<Sample />);
  const button = screen.getByRole('button', { name: 'День' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Выберите дату' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '5 марта' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('its ref leads to the window', async () => {
  const popup = jest.fn();
  renderScreen(<Sample popup={popup} />);
  await userEvent.click(screen.getByRole('button', { name: 'День' }));
  expect(popup).toHaveBeenCalledWith(await screen.findByRole('dialog'));
});
