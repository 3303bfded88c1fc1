import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { type Canvas, path, rect } from './svg.ts';
import { ring, strip } from './warp.ts';

/** Waterline of the city pictures. */
export const SHORE = 930;

/** Baobab in silhouette, marked like a dyed cloth. */
export function baobab(): string {
  const trunk =
    'M1586 1120C1640 1080 1632 960 1622 884C1596 856 1560 852 1520 866C1552 832 1596 830 1624 850C1618 806 1588 784 1550 776C1604 770 1640 794 1652 838C1656 780 1648 744 1622 708C1668 734 1688 780 1684 830C1700 784 1730 752 1778 738C1746 770 1724 806 1718 850C1748 826 1796 824 1836 846C1790 850 1748 862 1728 896C1718 970 1726 1080 1790 1120z';
  const crowns = [
    [1540, 872, 88, 58],
    [1560, 784, 92, 64],
    [1806, 846, 96, 60],
    [1776, 750, 100, 66],
    [1640, 716, 112, 74],
  ] as const;
  const leaf = (x: number, y: number, rx: number, ry: number) =>
    `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Q${x} ${y + ry * 0.36} ${x - rx} ${y}z`;
  return [
    ...crowns.flatMap(([x, y, rx, ry]) => [
      path(leaf(x, y, rx, ry), '#1C110F'),
      textile([['tri', 11, 1, '#8E4A1C']], ring(x, y + ry * 0.5, rx * 0.92, rx * 0.74, 222, 318)),
    ]),
    path(trunk, '#1C110F'),
    path(weave('eye', 3, strip(1634, 934, 84, 38)), C.ochre, { 'fill-rule': 'evenodd' }),
    path(weave('triPair', 4, strip(1632, 988, 88, 36)), C.terracotta, { 'fill-rule': 'evenodd' }),
  ].join('');
}

/** The lagoon gives the lights back as broken weft threads. */
export function lagoon(canvas: Canvas): string {
  const water = canvas.linear(
    'water',
    [0, SHORE, 0, 1200],
    [
      [0, '#4A2013'],
      [40, '#1E1220'],
      [100, C.ink],
    ],
  );
  const glint = [
    [1500, 150, 0],
    [1500, 210, 1],
    [1500, 120, 2],
    [1500, 170, 3],
    [1290, 90, 1],
    [1290, 60, 3],
    [1140, 70, 0],
    [1140, 40, 2],
    [1850, 80, 1],
    [1850, 60, 3],
  ] as const;
  return [
    rect(0, SHORE, 1920, 270, water),
    ...glint.map(([x, w, row]) =>
      rect(
        x - w / 2,
        SHORE + 26 + row * 34,
        w,
        9,
        alpha(row % 2 === 0 ? C.gold : C.ochre, 0.75 - row * 0.12),
        { rx: 4.5 },
      ),
    ),
  ].join('');
}
