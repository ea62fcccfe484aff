import { clearOnPageHide } from './clearOnPageHide';

const reload = jest.fn();
beforeEach(() => reload.mockReset());

function open(mark: string) {
  document.body.innerHTML = `<div id="root" ${mark}><main>2200</main></div>`;
  clearOnPageHide(reload);
}

/** The person goes elsewhere, and somebody comes back. */
function leaveAndReturn() {
  window.dispatchEvent(new Event('pagehide'));
  const left = document.body.textContent;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return left;
}

test('a page of a person that is left before its code has run is made anew for who comes back', () => {
  open('data-own');
  expect(leaveAndReturn()).toBe('');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('with its code it looks itself who that is', () => {
  open('data-own');
  document.dispatchEvent(new Event('campus:hydrated'));
  expect(leaveAndReturn()).toBe('2200');
  expect(reload).not.toHaveBeenCalled();
});

test('a page for everybody is there again as it was left', () => {
  open('');
  expect(leaveAndReturn()).toBe('2200');
  expect(reload).not.toHaveBeenCalled();
});
