/** @jest-environment node */
import { createSessionSignal } from './createSessionSignal';

test('a browser without BroadcastChannel still tells its own page', () => {
  const heard = jest.fn();
  const signal = createSessionSignal(undefined);
  const stop = signal.listen(heard);
  signal.send('signedOut');
  expect(heard).toHaveBeenCalledWith('signedOut');
  stop();
  signal.send('signedIn');
  expect(heard).toHaveBeenCalledTimes(1);
});
