import {
  accent,
  amber,
  box,
  coral,
  cream,
  deep,
  disc,
  group,
  ink,
  drawLine,
  logo,
  pine,
  shape,
  times,
} from '../../../../../platform/seed/svg';

export const iron = () =>
  logo(
    '#fdf0d9',
    group(
      'rotate(-40 256 256)',
      box(30, 226, 190, 62, pine, 26) +
        box(206, 236, 46, 42, ink, 8) +
        box(250, 244, 130, 26, '#8fa3a3', 6) +
        shape('M380 246L452 257L380 268Z', coral) +
        times(3, (index) => box(66 + index * 40, 226, 12, 62, deep)),
    ) +
      shape('M388 96l14 40l42 2l-33 26l11 40l-34 -23l-34 23l11 -40l-33 -26l42 -2z', amber) +
      drawLine('M96 420H300', pine, 16) +
      disc(336, 420, 16, pine),
  );

export const gear = () =>
  logo(
    '#f0a95a',
    disc(256, 256, 178, ink) +
      disc(256, 256, 150, '#22363a') +
      drawLine('M156 170V342 M256 170V342 M356 170V256H156', cream, 24) +
      disc(156, 170, 30, accent) +
      disc(156, 342, 20, cream) +
      disc(256, 170, 20, cream) +
      disc(256, 342, 20, cream) +
      disc(356, 170, 20, cream),
  );

export const pot = () =>
  logo(
    '#b4573a',
    shape(
      'M186 116H326C322 150 300 166 306 190C390 220 410 300 372 372C354 404 158 404 140 372C102 300 122 220 206 190C212 166 190 150 186 116Z',
      cream,
    ) +
      box(172, 92, 168, 34, '#f3dcc0', 17) +
      drawLine('M124 290C168 262 202 318 256 290S344 262 388 290', '#b4573a', 16) +
      drawLine('M130 330C172 302 204 356 256 330S342 302 384 330', pine, 16) +
      box(96, 404, 320, 28, '#7a3525', 14),
  );
