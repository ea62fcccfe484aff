/** @jest-environment node */
import { createSessionSignal } from './createSessionSignal';

const { BroadcastChannel } = globalThis;
afterEach(() => void Object.assign(globalThis, { BroadcastChannel }));

test('a browser without BroadcastChannel still tells its own page', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const heard = jest.fn();
  const signal = createSessionSignal();
  const stop = signal.listen(heard);
  signal.send('signedOut');
  expect(heard).toHaveBeenCalledWith('signedOut');
  stop();
  signal.send('signedIn');
  expect(heard).toHaveBeenCalledTimes(1);
});

/** A channel to the other tabs. */
function openTabs() {
  const told: unknown[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => void told.push(data),
  });
  const say = (data: unknown) => void channel.dispatchEvent(new MessageEvent('message', { data }));
  return { channel: channel as unknown as BroadcastChannel, told, say };
}

test('the other tabs are told, and what they tell is heard and not told again', () => {
  const { channel, told, say } = openTabs();
  const signal = createSessionSignal(channel);
  const heard = jest.fn();
  signal.listen(heard);
  signal.send('expired');
  say('signedIn');
  expect(heard.mock.calls).toEqual([['expired'], ['signedIn']]);
  expect(told).toEqual(['expired']);
});

test('who begins to listen while an event is told does not hear that one', () => {
  const signal = createSessionSignal(openTabs().channel);
  const renewed = jest.fn();
  const stop = signal.listen(() => {
    stop();
    signal.listen(renewed);
  });
  signal.send('signedIn');
  expect(renewed).not.toHaveBeenCalled();
  signal.send('signedOut');
  expect(renewed.mock.calls).toEqual([['signedOut']]);
});

test('all tabs of the browser listen to one channel', () => {
  const opened = jest.fn((_name: string) => openTabs().channel);
  Object.assign(globalThis, { BroadcastChannel: opened });
  createSessionSignal();
  expect(opened.mock.calls).toEqual([['campus-session']]);
});
