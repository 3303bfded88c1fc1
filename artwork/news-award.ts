import { arc } from './emblems.ts';
import { backdrop, beam, halo, rays } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, circle, disc, group, path, polar, poly, rect, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

const [CX, CY] = [600, 286];

/** Left branch; leaves grow in pairs along the stem. */
function laurel(): string {
  let out = stroke(arc(0, 0, 252, 118, 226), '#B5651D', 7, { 'stroke-linecap': 'round' });
  for (let i = 0; i < 8; i++) {
    const a = 122 + i * 14;
    const [x, y] = polar(0, 0, 252, a);
    const size = 66 - i * 3;
    for (const lean of [-36, 30]) {
      out += group(
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${a + 180 + lean})` },
        path(
          `M0 0C${-size * 0.36} ${-size * 0.4} ${-size * 0.2} ${-size} 0 ${-size * 1.2}C${size * 0.2} ${-size} ${size * 0.36} ${-size * 0.4} 0 0z`,
          lean < 0 ? C.gold : C.ochre,
        ),
        path(
          poly([
            [0, -size * 0.2],
            [5, -size * 0.55],
            [0, -size],
            [-5, -size * 0.55],
          ]),
          '#7A3A10',
        ),
      );
    }
  }
  return out;
}

function trophy(canvas: Canvas): string {
  const gold = canvas.linear(
    'gold',
    [470, 0, 730, 0],
    [
      [0, '#8E4A14'],
      [22, '#F2C45A'],
      [44, '#FFF0BF'],
      [62, '#E0A038'],
      [100, '#7A3A10'],
    ],
  );
  const face = canvas.radial(
    'face',
    [CX - 50, CY - 60, 300],
    [
      [0, '#FFF3D0'],
      [50, C.gold],
      [100, '#C47A1E'],
    ],
  );
  const windows = [0, 1, 2, 3, 4]
    .map((i) =>
      circle(
        CX + 74 * Math.cos(((i * 72 - 90) * Math.PI) / 180),
        CY + 74 * Math.sin(((i * 72 - 90) * Math.PI) / 180),
        24,
      ),
    )
    .join('');
  return [
    path('M560 450C566 500 548 530 528 566H672C652 530 634 500 640 450z', gold),
    textile(
      [
        ['plain', 1, 4, '#5E2412', '#5E2412'],
        ['tri', 9, 20, '#5E2412'],
        ['plain', 1, 4, '#5E2412', '#5E2412'],
      ],
      strip(546, 498, 108, 30),
    ),
    disc(CX, CY, 192, '#5E2412'),
    disc(CX, CY, 186, face),
    textile(
      [
        ['tri', 32, 30, '#7A3A10'],
        ['plain', 1, 6, '#7A3A10', '#7A3A10'],
      ],
      ring(CX, CY, 182, 146),
    ),
    path(weave('lozenge', 22, ring(CX, CY, 138, 112)), '#8E3216'),
    path(windows, '#5E2412'),
    disc(CX, CY, 26, C.terracotta),
    path(
      poly([
        [CX - 9, CY - 15],
        [CX - 9, CY + 15],
        [CX + 16, CY],
      ]),
      '#FFF3D0',
    ),
    path('M496 562H704L724 612H476z', gold),
    path(quad([462, 612], [738, 612], [756, 700], [444, 700]).outline(0, 1), '#24100A'),
    textile(
      [
        ['plain', 1, 4, C.gold, C.gold],
        ['eye', 9, 34, C.ochre],
        ['plain', 1, 4, C.gold, C.gold],
      ],
      quad([472, 628], [728, 628], [740, 684], [460, 684]),
    ),
    path(quad([420, 700], [780, 700], [804, 760], [396, 760]).outline(0, 1), '#3A190E'),
    path(weave('comb', 26, quad([430, 708], [770, 708], [788, 752], [412, 752])), '#7A3219'),
  ].join('');
}

/** Award: a golden reel-disc in the light. */
export function newsAward(): Canvas {
  const canvas = new Canvas('na', 1200, 800);
  const fan = Array.from({ length: 18 }, (_, i) => [i * 20 - 90, i % 2 === 0 ? 4.6 : 2.2] as const);
  const bits = [
    [180, 150],
    [270, 300],
    [140, 420],
    [320, 90],
    [1020, 150],
    [930, 300],
    [1070, 420],
    [880, 90],
    [230, 560],
    [970, 560],
  ] as const;
  canvas.add(
    backdrop(canvas, [CX, CY, 780], ['#A8561F', '#44200F', C.ink]),
    rays(canvas, 'rays', [CX, CY, 780], fan, '#FFE3A0', 0.42),
    beam(canvas, 'b1', [120, -40], [560, 760], [30, 150], '#FFE9B8', 0.3),
    beam(canvas, 'b2', [1080, -40], [640, 760], [30, 150], '#FFE9B8', 0.3),
    halo(canvas, 'halo', [CX, CY, 430], '#FFE3A0', 0.7),
    ...bits.map(([x, y], i) =>
      path(
        poly([
          [x, y - 18],
          [x + 11, y],
          [x, y + 18],
          [x - 11, y],
        ]),
        [C.gold, C.terracotta, C.bone][i % 3] ?? C.gold,
      ),
    ),
    path('M0 800V716Q600 640 1200 716V800z', '#170C08'),
    path(
      weave('triDown', 44, {
        at: (u, v) => [u * 1200, 716 - Math.sin(u * Math.PI) * 40 + v * 26],
        outline: () => '',
      }),
      alpha(C.ochre, 0.5),
    ),
    group({ transform: `translate(${CX} ${CY})` }, laurel(), group({ transform: 'scale(-1 1)' }, laurel())),
    trophy(canvas),
    rect(
      0,
      0,
      1200,
      800,
      canvas.radial(
        'edge',
        [600, 400, 760],
        [
          [60, alpha(C.ink, 0)],
          [100, alpha(C.ink, 0.6)],
        ],
      ),
    ),
  );
  return canvas;
}
