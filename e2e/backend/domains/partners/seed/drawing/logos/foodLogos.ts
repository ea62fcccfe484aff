import {
  accent,
  amber,
  coral,
  cream,
  disc,
  group,
  honey,
  ink,
  drawLine,
  logo,
  pine,
  rose,
  shape,
  sky,
  times,
} from '../../../../../platform/seed/svg';

export const cup = () =>
  logo(
    '#4a2f24',
    shape('M128 214H344V300C344 372 300 410 236 410S128 372 128 300Z', cream) +
      drawLine('M344 240h24a46 46 0 0 1 0 92h-30', cream, 26) +
      drawLine('M190 170c-26 -34 26 -46 0 -84 M262 170c-26 -34 26 -46 0 -84', amber, 20) +
      shape(
        'M236 350c-44 -26 -56 -52 -40 -70c14 -14 32 -8 40 8c8 -16 26 -22 40 -8c16 18 4 44 -40 70z',
        coral,
      ),
  );

export const compote = () =>
  logo(
    '#fdf6e6',
    shape('M142 110H370L340 410A22 22 0 0 1 318 430H194A22 22 0 0 1 172 410Z', '#e7f1f2') +
      shape('M156 210H356L338 402A16 16 0 0 1 322 416H190A16 16 0 0 1 174 402Z', '#c93f52') +
      disc(220, 300, 36, '#e2707c') +
      disc(290, 346, 42, '#a92c44') +
      disc(300, 252, 22, honey) +
      drawLine('M322 40L286 200', pine, 16) +
      shape('M320 42c40 -22 74 -8 84 22c-38 10 -70 2 -84 -22z', accent),
  );

export const compass = () =>
  logo(
    '#123a49',
    times(8, (index) =>
      group(
        `rotate(${index * 45} 256 256)`,
        shape(
          index % 2 ? 'M256 140L274 240H238Z' : 'M256 60L290 236H222Z',
          index % 2 ? sky : index === 0 ? amber : cream,
        ),
      ),
    ) +
      disc(256, 256, 58, amber) +
      times(3, (index) => drawLine(`M${226 + index * 24} 240l16 32`, '#123a49', 9)) +
      `<circle cx="256" cy="256" r="216" fill="none" stroke="${sky}" stroke-width="8" stroke-dasharray="4 22" stroke-linecap="round"/>`,
  );

export const dumpling = () =>
  logo(
    '#d9604a',
    shape(
      'M70 300C70 190 150 130 256 130S442 190 442 300C442 350 380 380 256 380S70 350 70 300Z',
      cream,
    ) +
      times(9, (index) => {
        const a = Math.PI * (0.1 + index * 0.1);
        const [x, y] = [256 - Math.cos(a) * 158, 290 - Math.sin(a) * 138];
        return (
          disc(Math.round(x), Math.round(y), 27, '#fff9ee') +
          disc(Math.round(x), Math.round(y), 13, '#eed9b4')
        );
      }) +
      disc(196, 280, 15, ink) +
      disc(316, 280, 15, ink) +
      drawLine('M222 318Q256 346 290 318', ink, 12) +
      disc(162, 316, 20, rose) +
      disc(350, 316, 20, rose),
  );
