import {
  accent,
  amber,
  box,
  coral,
  cream,
  disc,
  honey,
  ink,
  drawLine,
  logo,
  mint,
  rose,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

export const credits = () =>
  logo(
    '#1a1a24',
    box(96, 60, 320, 392, '#2b2b3a', 14) +
      times(
        7,
        (index) =>
          box(112, 84 + index * 52, 26, 30, cream, 6) + box(374, 84 + index * 52, 26, 30, cream, 6),
      ) +
      [140, 88, 116, 72, 128, 80]
        .map((width, index) =>
          box(
            256 - width / 2,
            100 + index * 56,
            width,
            20,
            index === 0 ? coral : index % 2 ? honey : cream,
            10,
          ),
        )
        .join(''),
  );

export const bell = () =>
  logo(
    '#7c2136',
    shape(
      'M256 96C344 96 372 170 376 250C380 312 404 330 420 356H92C108 330 132 312 136 250C140 170 168 96 256 96Z',
      honey,
    ) +
      shape(
        'M256 96C344 96 372 170 376 250C380 312 404 330 420 356H310C330 260 320 130 256 96Z',
        amber,
      ) +
      disc(256, 396, 38, cream) +
      box(232, 62, 48, 44, amber, 20) +
      times(3, (index) =>
        drawLine(
          `M${70 - index * 22} ${130 + index * 10}a${150 + index * 40} ${150 + index * 40} 0 0 0 0 ${120 + index * 20} M${442 + index * 22} ${130 + index * 10}a${150 + index * 40} ${150 + index * 40} 0 0 1 0 ${120 + index * 20}`,
          rose,
          10,
          0.9 - index * 0.25,
        ),
      ),
  );

export const lighthouse = () =>
  logo(
    '#12405a',
    shape('M256 150L520 60V210Z', '#ffe9a8', 0.55) +
      shape('M256 150L-8 60V210Z', '#ffe9a8', 0.55) +
      shape('M200 430L222 190H290L312 430Z', cream) +
      shape('M216 256H296L302 320H210Z', coral) +
      shape('M205 376H307L312 430H200Z', coral) +
      box(210, 176, 92, 18, ink, 4) +
      box(226, 120, 60, 58, '#ffe9a8', 6) +
      shape('M214 122L256 76L298 122Z', ink) +
      shape('M0 512V430C90 400 150 450 256 430S420 400 512 436V512Z', accent) +
      shape('M0 512V462C90 436 170 486 256 462S430 440 512 470V512Z', teal),
  );

export const planet = () =>
  logo(
    '#1b1638',
    times(30, (index) =>
      disc((index * 137) % 512, (index * 211) % 512, 3 + (index % 3), '#ffffff', 0.7),
    ) +
      disc(256, 262, 128, amber) +
      '<clipPath id="p"><circle cx="256" cy="262" r="128"/></clipPath>' +
      `<g clip-path="url(#p)">${box(110, 196, 300, 26, honey)}${box(110, 250, 300, 44, '#d98a4a')}${box(110, 326, 300, 22, honey)}</g>` +
      `<g transform="rotate(-20 256 262)"><path d="M44 262C44 232 140 216 256 216S468 232 468 262" fill="none" stroke="none"/><path d="M52 262C52 304 144 320 256 320S460 304 460 262" fill="none" stroke="${mint}" stroke-width="24" stroke-linecap="round"/></g>` +
      disc(404, 112, 30, mint) +
      disc(392, 106, 27, '#1b1638'),
  );
