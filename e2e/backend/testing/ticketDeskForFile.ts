import { beforeTests } from './beforeTests';
import { startTicketDesk } from './startTicketDesk';

/** The desk of a file of tests; each of them finds today and no letters. */
export function ticketDeskForFile() {
  const desk = beforeTests(startTicketDesk);
  afterAll(() => desk.stop());
  beforeEach(async () => {
    await desk.travel(0);
    desk.mails.length = 0;
  });
  return desk;
}
