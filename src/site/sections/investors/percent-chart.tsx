import { useId } from 'react';

interface Bar {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** The value as the page writes it. */
  value: string;
}

const WIDTH = 320;
const ROW = 52;
const BAR = 14;

/** Bars of percentages. Its description holds every value, for readers without the drawing. */
export function PercentChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const description = bars.map(({ label, value }) => `${label} : ${value}`).join(', ');
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="w-full max-w-md"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {bars.map(({ label, percent, value }, row) => (
        <g key={label} transform={`translate(0 ${row * ROW})`}>
          <text y="16" className="fill-fg text-[15px] font-semibold">
            {label}
          </text>
          <text x={WIDTH} y="16" textAnchor="end" className="fill-fg text-[15px]">
            {value}
          </text>
          <rect y="24" width={WIDTH} height={BAR} className="fill-line" />
          <rect y="24" width={(WIDTH * Math.min(percent, 100)) / 100} height={BAR} className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
