import {
  type Harm,
  isExposed,
  mountMedia,
  harmOnItsPage,
  pagesOfReaders,
  withPages,
} from '../fixtures/mountMedia';
import { atImport } from '../fixtures/publishVariant';
import { expect, test } from '../fixtures/test';

// It starts a product of its own and looks at many pages of a remote.
test.describe.configure({ timeout: 840_000 });

/** What a page of the release does to the frame that all pages share. */
const intrusions: Harm[] = [
  ['opens an alert', '/news', 'alert("Купите слона")', /\/news opens the alert .*«Купите слона»/],
  [
    'adds to the history by itself',
    '/news',
    'setInterval(()=>history.pushState(history.state,"",location.href),1000)',
    /\/news adds to the history by itself/,
  ],
  [
    'keeps clicks from others',
    '/partners',
    'document.addEventListener("click",(event)=>event.stopImmediatePropagation(),true)',
    /\/partners takes every click of the page/,
  ],
  [
    'goes elsewhere by itself',
    '/events',
    'setTimeout(()=>{location.href="/help"},5000)',
    // On a busy machine it goes while it is looked at.
    /\/events (?:goes to .*\/help by itself|cannot be looked at)/,
  ],
  [
    'cannot be scrolled',
    '/partners',
    'document.body.style.overflow="hidden"',
    /\/partners keeps the page from being scrolled/,
  ],
  [
    'is wider than the window',
    '/',
    'setInterval(()=>document.querySelector("main").style.minWidth="3000px",100)',
    /the widgets of \/ is \d+ px wide/,
  ],
  [
    'takes the header away',
    '/news/',
    'setInterval(()=>document.querySelector("header").style.display="none",50)',
    /\/news\/:url takes the header of the page away/,
  ],
  [
    'reads the answers of others',
    '/events/',
    'const own=Response.prototype.json;Response.prototype.json=function(){return own.call(this)}',
    /\/events\/:url replaces Response\.prototype\.json/,
  ],
  [
    'listens to what is sent',
    '/info/',
    'const send=navigator.sendBeacon;navigator.sendBeacon=(...all)=>send.apply(navigator,all)',
    /\/info\/:url (leaves|replaces) navigator\.sendBeacon/,
  ],
  [
    'lets nobody go back',
    '/admin/media/tags',
    'addEventListener("popstate",()=>history.pushState(null,"",location.href))',
    /\/admin\/media\/tags keeps people from going back/,
  ],
  [
    'takes the focus',
    '/info/',
    'setInterval(()=>{const main=document.querySelector("main");main.tabIndex=-1;main.focus()},100)',
    /\/info\/:url takes the focus to <main class="[^"]*"> by itself/,
  ],
  [
    'opens a window',
    '/events/',
    'document.body.append(Object.assign(document.createElement("div"),{role:"dialog",ariaModal:"true",textContent:"Купите слона"}))',
    /\/events\/:url opens a window over the page by itself/,
  ],
  [
    'hides the page and lets clicks through',
    '/news/',
    '{const veil=document.createElement("div");veil.className="veil";veil.style.cssText="position:fixed;inset:0;background:#fff;pointer-events:none";document.body.append(veil)}',
    /\/news\/:url paints <div class="veil"> over what others are to press/,
  ],
  [
    'asks another site',
    '/admin/partners',
    'void fetch("https://elsewhere.example/collect").catch(()=>1)',
    /\/admin\/partners says in the console: .*elsewhere\.example/,
  ],
  [
    'asks without an end',
    '/admin/media/news',
    'if(innerWidth>600)setInterval(()=>fetch("/api/news?"+Math.random()).catch(()=>1),50)',
    /the route \/admin\/media\/\S+ shows nothing, however long it is waited for/,
  ],
];

/** The pages that they are on, one of those of staff for each. */
const framed = [
  ...pagesOfReaders,
  ...['/admin/media/tags', '/admin/media/:kind', '/admin/partners', '/admin/partners/:id'],
];

test('what takes the frame of the page from others is refused in words of its own', async () => {
  const all = `if(globalThis.document){${intrusions.map(harmOnItsPage).join('')}}`;
  const refusals = await mountMedia('2.0.0-frame', (code, file, manifest) => {
    // Whoever asks for a partner, page or server, is answered that there is none.
    const lost = code.replaceAll('"/api/partner/{id}"', '"/api/partner/none/{id}"');
    if (file === 'mfe.json') return withPages(lost, framed);
    return isExposed(file, manifest) ? atImport(all)(lost) : lost;
  });
  const said = refusals.join('\n');
  for (const page of ['/partners/:id', '/admin/partners/:id'])
    expect
      .soft(said, `${page} finds none of its records`)
      .toMatch(new RegExp(`the route ${page} (?:shows «|says in the console: .* 404)`));
  for (const [what, , , words] of intrusions) expect.soft(said, what).toMatch(words);
});
