import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { today } from '@campus/shared/contract/days';

/** Whether a day that was promised has passed; on the server none has, before the browser tells its own. */
export function useIsOver() {
  const now = useBrowserValue(today, '');
  return (day: string) => day < now;
}
