/** @jest-environment node */
import { createFailedPlaces } from './createFailedPlaces';

const placeOf = () => ({ tryAgain: jest.fn() });

test('the first failed place of a remote speaks, and the next one when it is mended', () => {
  const failed = createFailedPlaces();
  const [first, second, other] = [placeOf(), placeOf(), placeOf()];
  const mend = failed.add('media', first);
  failed.add('media', second);
  failed.add('payments', other);
  expect(failed.speaker('media')).toBe(first);
  expect(failed.speaker('payments')).toBe(other);
  mend();
  expect(failed.speaker('media')).toBe(second);
  expect(failed.speaker('support')).toBeUndefined();
});

test('trying again reaches every place of the remote and no other', () => {
  const failed = createFailedPlaces();
  const [first, second, other] = [placeOf(), placeOf(), placeOf()];
  failed.add('media', first);
  failed.add('media', second);
  failed.add('payments', other);
  failed.tryAgain('media');
  expect(first.tryAgain).toHaveBeenCalledTimes(1);
  expect(second.tryAgain).toHaveBeenCalledTimes(1);
  expect(other.tryAgain).not.toHaveBeenCalled();
});

test('every change is told, until nobody listens', () => {
  const failed = createFailedPlaces();
  const onChange = jest.fn();
  const stop = failed.listen(onChange);
  const mend = failed.add('media', placeOf());
  mend();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  failed.add('media', placeOf());
  expect(onChange).toHaveBeenCalledTimes(2);
});
