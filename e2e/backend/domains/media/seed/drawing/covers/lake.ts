import type { Random } from '../../../../../platform/seed/createRandom';
import {
  accent,
  box,
  coral,
  cover,
  deep,
  disc,
  filled,
  glow,
  gradient,
  group,
  honey,
  ink,
  drawLine,
  ridge,
  shape,
  teal,
  times,
} from '../../../../../platform/seed/svg';

/** The lake in the evening: the sun goes down between the hills. */
export function lake(random: Random) {
  const gleams = times(17, (index) => {
    const half = 150 - index * 5 + random.below(60);
    const x = 920 + random.below(50) - 25;
    return box(x - half / 1.3, 548 + index * 19, half * 1.5, 6, honey, 3);
  });
  const reeds = times(44, (index) => {
    const x = index < 26 ? random.below(430) : 1_320 + random.below(290);
    const top = 640 + random.below(140);
    const lean = random.below(50) - 20;
    return (
      drawLine(`M${x} 910Q${x + 4} ${top + 90} ${x + lean} ${top}`, ink, 5) +
      (index % 3 === 0 ? drawLine(`M${x + lean} ${top + 6}l${lean / 8} -46`, '#3a2a22', 13) : '')
    );
  });
  const rower = (x: number, shirt: string) =>
    drawLine(`M${x} 8 L${x + 8} -44`, shirt, 30) + disc(x + 12, -82, 17, '#2a211d');
  return cover(
    gradient('a', ['#335f78', '#d98a7d', '#ffc98a', '#ffe6b8']) +
      gradient('b', ['#f3b183', '#5a7f8c', '#163f49']) +
      glow('g', [{ colour: '#fff4cf' }, { colour: '#ffd98a', opacity: 0 }]),
    filled('url(#a)') +
      disc(920, 500, 330, 'url(#g)') +
      disc(920, 486, 104, '#fff2c7') +
      times(4, (index) =>
        box(180 + index * 340, 130 + (index % 2) * 70, 250 - index * 30, 14, '#ffffff', 7),
      ).replaceAll('<rect', '<rect opacity=".3"') +
      ridge([430, 380, 450, 400, 500, 470, 420, 480], '#a5757c') +
      ridge([470, 440, 500, 470, 530, 520, 470, 500], '#6b5a72') +
      ridge([500, 490, 530, 520, 540, 545, 520, 530], '#2f4a56') +
      box(0, 538, 1_600, 362, 'url(#b)') +
      gleams +
      group(
        'translate(560 668)',
        drawLine('M-10 -20 L-150 46', '#7b4b33', 8) +
          drawLine('M120 -20 L-10 60', '#7b4b33', 8) +
          rower(-20, teal) +
          rower(110, coral) +
          shape('M-200 -6C-100 14 190 14 280 -14C250 62 180 74 40 74S-150 64 -200 -6Z', deep) +
          shape('M-200 -6C-100 14 190 14 280 -14L274 4C180 30 -90 30 -190 12Z', accent) +
          times(5, (index) =>
            box(-190 + index * 8, 88 + index * 15, 440 - index * 60, 5, '#fbe3bd', 3),
          ).replaceAll('<rect', '<rect opacity=".35"'),
      ) +
      reeds,
  );
}
