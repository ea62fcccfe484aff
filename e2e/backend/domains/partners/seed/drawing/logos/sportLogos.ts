import {
  accent,
  coral,
  disc,
  honey,
  drawLine,
  logo,
  shape,
  sky,
  times,
} from '../../../../../platform/seed/svg';

const hand = (x: number, y: number, fill: string) =>
  shape(`M${x - 34} ${y + 4}c4 -34 52 -38 66 -8c10 26 -16 34 -36 30s-34 2 -30 -22z`, fill) +
  disc(x, y, 7, '#2d2640');

export const hold = () =>
  logo(
    '#2d2640',
    shape('M60 512L200 210L268 292L360 120L512 420V512Z', '#4d3f6b') +
      shape('M360 120L420 236L372 222L340 262L316 202Z', '#8f7fb8') +
      hand(150, 420, coral) +
      hand(220, 340, honey) +
      hand(290, 390, accent) +
      hand(352, 300, coral) +
      hand(330, 210, sky) +
      drawLine('M360 120C400 60 440 60 470 90', honey, 12) +
      disc(128, 108, 44, honey),
  );

export const slope = () =>
  logo(
    '#9fd6dc',
    disc(376, 130, 54, '#fff3c4') +
      shape('M0 512V330L160 130L270 270L330 210L512 420V512Z', '#3b7f96') +
      shape('M160 130L226 214L188 204L160 244L126 196L98 208Z', '#ffffff') +
      shape('M330 210L392 282L352 270L326 302L300 250Z', '#ffffff') +
      shape('M0 512V420C140 350 300 500 512 400V512Z', '#ffffff') +
      drawLine('M120 512C180 440 330 470 300 380 M160 512C220 456 366 480 330 384', '#8fbccb', 10),
  );

export const lanes = () =>
  logo(
    '#1d6f7c',
    times(4, (index) =>
      drawLine(
        `M-20 ${180 + index * 84}c45 -46 90 -46 136 0s90 46 136 0s90 -46 136 0s90 46 136 0`,
        [sky, '#5fb6c0', sky, '#5fb6c0'][index] ?? sky,
        26,
      ),
    ) +
      disc(332, 116, 46, '#e9b893') +
      shape('M284 108a48 48 0 0 1 96 -4z', coral) +
      drawLine('M296 176L170 128L110 168', '#e9b893', 30),
  );
