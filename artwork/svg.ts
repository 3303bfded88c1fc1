/** x and y, in units of the drawing. */
export type Point = readonly [number, number];
/** Attributes of an element; undefined ones are left out. */
export type Attrs = Record<string, string | number | undefined>;
/** A gradient stop: offset in percent, then colour (alpha allowed). */
export type Stop = readonly [number, string];

/** Rounds to one decimal and drops what a renderer does not need. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Path data written by hand from expressions carries long decimals; one is enough. */
function tidy(value: string): string {
  return value.replaceAll(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (raw) => num(Number(raw)));
}

/** Serialises one element. */
export function el(name: string, attrs: Attrs, ...children: string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attrs)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? num(value) : tidy(value)}"`;
  }
  const inner = children.join('');
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** A filled path. */
export function path(d: string, fill: string, more: Attrs = {}): string {
  return d === '' ? '' : el('path', { d, fill, ...more });
}

/** A stroked, unfilled path. */
export function stroke(d: string, color: string, width: number, more: Attrs = {}): string {
  return el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more });
}

/** A filled rectangle, optionally rounded. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attrs = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

/** A filled disc. */
export function disc(cx: number, cy: number, r: number, fill: string, more: Attrs = {}): string {
  return el('circle', { cx, cy, r, fill, ...more });
}

/** A filled ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}): string {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A group, usually to carry a transform or a clip. */
export function group(attrs: Attrs, ...children: string[]): string {
  return el('g', attrs, ...children);
}

/** Closed polygon as path data. */
export function poly(points: readonly Point[]): string {
  let d = '';
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    // Rounded positions are tracked so that relative moves never drift.
    const [rx, ry] = [Number(num(x)), Number(num(y))];
    d += i === 0 ? `M${num(rx)} ${num(ry)}` : `l${num(rx - px)} ${num(ry - py)}`;
    [px, py] = [rx, ry];
  });
  return `${d.replaceAll(' -', '-')}z`;
}

/** Smooth open curve through points, as path data starting with M. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(num).join(' ')}`;
  }
  return d;
}

/** Point on a circle; degrees, 0 at three o'clock, clockwise. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** Full circle as path data, for even-odd cut-outs and dots. */
export function circle(cx: number, cy: number, r: number): string {
  const s = num(r);
  return `M${num(cx - r)} ${num(cy)}a${s} ${s} 0 1 0 ${num(2 * r)} 0a${s} ${s} 0 1 0 ${num(-2 * r)} 0z`;
}

/** One drawing: collects shapes and prefixed definitions, then serialises. */
export class Canvas {
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(prefix: string, width: number, height: number) {
    this.prefix = prefix;
    this.width = width;
    this.height = height;
  }

  add(...shapes: string[]): void {
    this.#body.push(...shapes);
  }

  /** Registers a definition once and returns its id. */
  def(name: string, make: (id: string) => string): string {
    const id = `${this.prefix}-${name}`;
    if (!this.#defs.has(id)) this.#defs.set(id, make(id));
    return id;
  }

  linear(name: string, [x1, y1, x2, y2]: readonly number[], stops: readonly Stop[]): string {
    const attrs = { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 };
    return `url(#${this.def(name, (id) => el('linearGradient', { id, ...attrs }, ...stops.map(stopTag)))})`;
  }

  radial(name: string, [cx, cy, r]: readonly number[], stops: readonly Stop[], more: Attrs = {}): string {
    const attrs = { gradientUnits: 'userSpaceOnUse', cx, cy, r, ...more };
    return `url(#${this.def(name, (id) => el('radialGradient', { id, ...attrs }, ...stops.map(stopTag)))})`;
  }

  clip(name: string, ...shapes: string[]): string {
    return `url(#${this.def(name, (id) => el('clipPath', { id }, ...shapes))})`;
  }

  /** Defines a reusable group once and places it. */
  use(name: string, make: () => string, transform: string, more: Attrs = {}): string {
    const id = this.def(name, (key) => el('g', { id: key }, make()));
    return el('use', { href: `#${id}`, transform, ...more });
  }

  render(): string {
    const size = { width: this.width, height: this.height, viewBox: `0 0 ${this.width} ${this.height}` };
    const defs = this.#defs.size === 0 ? '' : el('defs', {}, ...this.#defs.values());
    return `${el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, defs, ...this.#body)}\n`;
  }
}

function stopTag([offset, color]: Stop): string {
  return el('stop', { offset: `${offset}%`, 'stop-color': color });
}
