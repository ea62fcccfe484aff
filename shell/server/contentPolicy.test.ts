/** @jest-environment node */
import { contentPolicy } from './contentPolicy';

const directivesOf = (options: Partial<Parameters<typeof contentPolicy>[0]> = {}) =>
  contentPolicy({ nonce: 'N', ...options }).split('; ');

const alone = directivesOf();

test('nothing inline runs, nothing is evaluated, nobody frames the page', () => {
  expect(alone).toEqual([
    "default-src 'none'",
    "script-src 'nonce-N' 'strict-dynamic'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types campus-data campus-files campus-worker dompurify',
  ]);
});

const [files, staff] = ['https://files.example', 'https://dev.example'];

test.each<[string, Parameters<typeof directivesOf>[0], string[]]>([
  [
    'files of releases from elsewhere are styles, pictures and fonts, and are asked for',
    { filesOrigin: files },
    [
      `style-src 'self' ${files}`,
      `img-src 'self' data: blob: ${files}`,
      `font-src 'self' ${files}`,
      `connect-src 'self' ${files}`,
    ],
  ],
  [
    'a build that somebody tries out has its styles, and is asked for',
    { previewOrigins: [staff] },
    [`style-src 'self' ${staff}`, `connect-src 'self' ${staff}`],
  ],
  [
    'a server of developers has its styles, a socket, and one policy that shows what does not compile',
    { developmentOrigins: ['http://localhost:1'] },
    [
      "style-src 'self' http://localhost:1",
      "connect-src 'self' http://localhost:1 ws://localhost:1",
      'trusted-types campus-data campus-files campus-worker dompurify webpack-dev-server#overlay',
    ],
  ],
  [
    'a page talks to origins that are named',
    { connect: ['https://fcm.example'] },
    ["connect-src 'self' https://fcm.example"],
  ],
  [
    'code that staff have written runs by its hash',
    { scriptHashes: ['sha256-A', 'sha256-B'] },
    ["script-src 'nonce-N' 'strict-dynamic' 'sha256-A' 'sha256-B'"],
  ],
  [
    'pictures come from origins that are named',
    { pictures: ['https://pictures.example'] },
    ["img-src 'self' data: blob: https://pictures.example"],
  ],
  ['other styles come with the nonce', { hasOtherStyles: true }, ["style-src 'self' 'nonce-N'"]],
  ['by https nothing is asked for without it', { isHttps: true }, ['upgrade-insecure-requests']],
])('%s, and nothing else is admitted', (_, options, admitted) => {
  expect(directivesOf(options).filter((one) => !alone.includes(one))).toEqual(admitted);
});
