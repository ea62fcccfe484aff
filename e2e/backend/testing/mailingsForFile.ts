import { beforeTests } from './beforeTests';
import { startMailings } from './startMailings';

/** The mailings of a file of tests; each of them finds today and no letters. */
export function mailingsForFile() {
  const post = beforeTests(startMailings);
  afterAll(() => post.stop());
  beforeEach(async () => {
    await post.travel(0);
    post.mails.length = 0;
  });
  return post;
}
