import { composeMail } from './composeMail';

const sender = { from: 'Campus <no-reply@example.test>', origin: 'https://campus.example' };
const mail = {
  to: 'a@example.test, b@example.test',
  subject: 'Your code',
  text: `Hello,\n\nYour code: 123456\n\n<b>Do not</b> share it.\n\nCampus`,
  link: { label: 'Open Campus', path: '/?modal=signIn' },
};

test('the link stands before the signature as an address of the product', () => {
  expect(composeMail(mail, sender).text).toBe(
    'Hello,\n\nYour code: 123456\n\n<b>Do not</b> share it.\n\nOpen Campus: https://campus.example/?modal=signIn\n\nCampus',
  );
});

test('the same is told in HTML, where no text becomes markup and the code is large', () => {
  const { html } = composeMail({ ...mail, code: '123456' }, sender);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [link] = page.getElementsByTagName('a');
  expect(link?.textContent).toBe('Open Campus');
  expect(link?.getAttribute('href')).toBe('https://campus.example/?modal=signIn');
  expect(page.getElementsByTagName('strong')[0]?.textContent).toBe('123456');
  expect(page.getElementsByTagName('b')).toHaveLength(0);
  expect([...page.getElementsByTagName('p')].map(({ textContent }) => textContent)).toEqual([
    'Hello,',
    'Your code: 123456',
    '<b>Do not</b> share it.',
    'Open Campus',
    'Campus',
  ]);
});

test('an address is one address, whatever stands in it', () => {
  expect(composeMail(mail, sender).to).toEqual({ name: '', address: mail.to });
});
