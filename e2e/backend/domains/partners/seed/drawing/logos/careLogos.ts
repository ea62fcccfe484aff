import {
  accent,
  box,
  coral,
  deep,
  disc,
  honey,
  ink,
  drawLine,
  logo,
  rose,
  shape,
  times,
} from '../../../../../platform/seed/svg';

export const glasses = () =>
  logo(
    '#d5efe6',
    `<circle cx="150" cy="270" r="92" fill="#ffffff" stroke="${deep}" stroke-width="30"/><circle cx="362" cy="270" r="92" fill="#ffffff" stroke="${deep}" stroke-width="30"/>` +
      drawLine('M240 256Q256 236 272 256 M60 240L34 196 M452 240L478 196', deep, 28) +
      disc(150, 270, 40, accent) +
      disc(150, 270, 18, ink) +
      disc(362, 270, 40, accent) +
      disc(362, 270, 18, ink) +
      disc(166, 254, 10, '#ffffff') +
      disc(378, 254, 10, '#ffffff'),
  );

export const tooth = () =>
  logo(
    '#5abfa1',
    shape(
      'M256 126C220 92 120 84 104 176C92 250 134 290 150 360C160 412 166 440 192 440C228 440 220 320 256 320S284 440 320 440C346 440 352 412 362 360C378 290 420 250 408 176C392 84 292 92 256 126Z',
      '#ffffff',
    ) +
      drawLine('M176 216a34 34 0 0 1 62 0 M276 216a34 34 0 0 1 62 0', deep, 14) +
      drawLine('M216 262Q256 292 296 262', deep, 14) +
      shape('M150 116L256 66L362 116L256 160Z', deep) +
      drawLine('M362 116V186', honey, 10) +
      disc(362, 192, 13, honey),
  );

export const plantain = () =>
  logo(
    '#f1f8ec',
    shape('M256 452C120 400 90 230 256 60C422 230 392 400 256 452Z', '#4c9f62') +
      shape('M256 452C392 400 422 230 256 60Z', '#3b8652') +
      drawLine(
        'M256 120V452 M216 170C190 240 196 330 232 410 M296 170C322 240 316 330 280 410',
        '#d6f0cf',
        11,
      ) +
      box(336, 330, 120, 120, coral, 34) +
      drawLine('M396 358v64 M364 390h64', '#ffffff', 22),
  );

export const talk = () =>
  logo(
    '#4d3b5e',
    shape(
      'M70 110H330A40 40 0 0 1 370 150V270A40 40 0 0 1 330 310H190L110 370V310H70A40 40 0 0 1 40 270V140A30 30 0 0 1 70 110Z',
      rose,
    ) +
      shape(
        'M216 236H430A40 40 0 0 1 470 276V364A40 40 0 0 1 430 404H420V458L352 404H216A40 40 0 0 1 176 364V276A40 40 0 0 1 216 236Z',
        accent,
      ) +
      times(3, (index) => disc(256 + index * 66, 320, 19, '#ffffff')) +
      drawLine('M96 176H300 M96 216H210', '#ffffff', 15, 0.9),
  );
