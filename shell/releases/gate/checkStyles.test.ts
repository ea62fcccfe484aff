/** @jest-environment node */
import { add, built, check } from './builtRelease.fixture';

test.each([
  ['nav,select{color:red}', 'nav, select'],
  ['@media print{body>*{color:red}}', 'body *'],
  ['.media-a{color:red}:root{--color-link:red}', ':root'],
  ['.media-a:not(p){color:red}dialog:not(.media-a){color:red}', 'dialog:not'],
  ['.visually-hidden{position:static}', '.visually-hidden'],
  ['.payments-a .support-b{color:red}', '.payments-a .support-b'],
  ['body:has(.media-a) header{display:none}', 'body:has header'],
  ['.media-a{color:red}&{--color-link:red}', '&'],
  ['.media-a{& b{color:red}}@layer base{& header{display:none}}', '& header'],
  ['#root,[data-theme],p::before{color:red}', '#root, [data-theme], p'],
  [':is(.media-a,p){color:red}:where(nav){color:red}', ':is, :where'],
  ['a,b,i,p,s,u{color:red}', 'a, b, i, p, s'],
  ['.media-a~*{display:none}', '.media-a ~ *'],
  ['.media-a b,.media-a+footer{display:none}', '.media-a ~ footer'],
])('refuses the styles %s, which meet elements of others', async (styles, bare) => {
  const release = built();
  add(release, 'a.css', styles);
  expect(await check(release)).toEqual([
    `a.css styles ${bare} of everybody: begin the selector with a class of a CSS module.`,
  ]);
});

test.each([
  ['@font-face{font-family:Golos;src:url(a.woff2)}', '@font-face'],
  ['@keyframes fade{from{opacity:0}}', '@keyframes'],
  ['@property --color-link{syntax:"*";inherits:false}', '@property'],
  ['@page{margin:0}@view-transition{navigation:auto}', '@page, @view-transition'],
  ['@import url(b.css);', '@import'],
  ['@scope(body){& header{color:red}}', '@scope'],
  ['.media-a{@scope{& p{color:red}}}@scope(&){& p{color:red}}', '@scope'],
  ['.media-a{@scope(.media-a,body){& header{color:red}}}', '@scope'],
])('refuses %s, which counts for the whole page', async (styles, rules) => {
  const release = built();
  add(release, 'a.css', styles);
  expect(await check(release)).toEqual([
    `a.css has ${rules}, which counts for the whole page: take it out, or name the animation in a CSS module.`,
  ]);
});

test.each([
  [
    '.media-a{color:red}\n.media-b{color:red;;foo:{bar}}',
    'Unexpected token CurlyBracketBlock in line 2',
  ],
  ['.media-a{color:red}nav,,b{color:red}', 'Invalid empty selector in line 1'],
  ['.media-a nav:::x{}', 'Invalid token in pseudo element: Colon in line 1'],
])('refuses %s, of which nobody can say what it meets', async (styles, broken) => {
  const release = built();
  add(release, 'a.css', styles);
  expect(await check(release)).toEqual([
    `a.css has styles that cannot be read (${broken}): mend or remove them.`,
  ]);
});

test('the classes of a remote whose name begins with its own are not its own', async () => {
  const release = built();
  add(release, 'a.css', '.media-a{color:red}.media-library-a{color:red}');
  expect(await check(release)).toStrictEqual([]);
  expect(await check(release, [built({ name: 'media-library' }).manifest])).toEqual([
    'a.css styles .media-library-a of everybody: begin the selector with a class of a CSS module.',
  ]);
});

test.each(['z-index:9999', 'z-index:10!important', 'position:fixed;inset:0;z-index:10'])(
  'refuses %s, which lies on the header and on the windows of the shell',
  async (layer) => {
    const release = built();
    add(release, 'a.css', `.media-a{color:red}@media print{.media-b p{${layer}}}`);
    expect(await check(release)).toEqual([
      'a.css lays .media-b p on the frame of the page: keep z-index below 10.',
    ]);
  },
);

test.each([
  '.media-b{@media (width>1px){z-index:9999}}',
  '.media-b{& p{color:red}z-index:9999}',
  '.media-b{@media print{@supports (gap:1px){color:red;z-index:10!important}}}',
])('refuses %s, where the layer stands after or within another rule', async (styles) => {
  const release = built();
  add(release, 'a.css', `.media-a{@media print{z-index:9}}${styles}.media-c{color:red}`);
  expect(await check(release)).toEqual([
    'a.css lays .media-b on the frame of the page: keep z-index below 10.',
  ]);
});

test('judges a rule by what it meets where it has a name that only newer browsers know', async () => {
  const release = built();
  add(release, 'a.css', '.media-a:unheard-of{color:red}nav:unheard-of{color:red}');
  expect(await check(release)).toEqual([
    'a.css styles nav:custom of everybody: begin the selector with a class of a CSS module.',
  ]);
});

test('lets styles pass that begin with a class of its own, whatever stands around or below it', async () => {
  const release = built();
  const inside = [
    '.media-a nav{color:red}[data-theme=dark] .media-a{color:red}',
    ':is(.media-a,.media-b){color:red}.media-a .visually-hidden{color:red}',
    ':where(.media-a) p{color:red}@layer components;.media-a{& b{top:0}color:red;z-index:auto}',
    '.media-a{& span{color:red}}@keyframes media-a{from{color:red}}',
    '@layer components{@media print{@supports (gap:1px){.media-a{color:red}}}}',
    '.media-a{@media print{& b{color:red}}@scope(&){& i{color:red}}}@scope(.media-a){& p{color:red}}',
    '@container (width>1px){.media-a{@starting-style{color:red}}}',
    '.media-a>*+*{color:red}nav~.media-a{color:red}.media-a~.media-b{z-index:9}',
  ];
  add(release, 'a.css', inside.join(''));
  expect(await check(release)).toStrictEqual([]);
});
