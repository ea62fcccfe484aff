import {
  box,
  coral,
  cream,
  deep,
  disc,
  honey,
  drawLine,
  logo,
  pine,
  shape,
} from '../../../../../platform/seed/svg';

export const bookmark = () =>
  logo(
    pine,
    shape('M256 150C200 110 130 108 76 128V394C130 376 200 380 256 416Z', cream) +
      shape('M256 150C312 110 382 108 436 128V394C382 376 312 380 256 416Z', '#e6d9bd') +
      shape('M318 84H384V300L351 264L318 300Z', coral) +
      drawLine(
        'M112 190C150 180 190 186 220 200 M112 240C150 230 190 236 220 250 M112 290C150 280 190 286 220 300',
        '#c9b78f',
        10,
      ),
  );

export const copies = () =>
  logo(
    '#2f9f85',
    box(92, 72, 220, 284, '#bfe5d8', 20) +
      box(138, 114, 220, 284, '#e6f6f0', 20) +
      box(186, 156, 232, 296, '#ffffff', 20) +
      drawLine('M222 214H380 M222 262H380 M222 310H330', '#9fc9bb', 16) +
      disc(352, 384, 46, honey) +
      drawLine('M332 384l16 18l28 -36', deep, 13),
  );
