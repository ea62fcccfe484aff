import { backendForFile } from './backendForFile';
import { beforeTests } from './beforeTests';
import { openPaymentDesk } from './openPaymentDesk';

/** The backend of a file of tests, and those who work with registers in it. */
export function paymentDeskForFile() {
  const backend = backendForFile();
  return { backend, desk: beforeTests(() => openPaymentDesk(backend)) };
}
