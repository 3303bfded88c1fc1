import { useId } from 'react';

interface PercentChartProps {
  title: string;
  /** Figures as the page writes them. Only percentages up to 100 have a bar: « 89% », not « 1:8.5 ». */
  figures: readonly { label: string; value: string }[];
}

/** Lengths in units of the SVG. Each row has a label above its bar and a gap below it. */
const WIDTH = 320;
const ROW_HEIGHT = 52;
const ROW_GAP = 10;
const BAR_HEIGHT = 14;
const BAR_TOP = 24;

/** A percentage: « 89% », « 72,5 % ». */
const PERCENTAGE = /^(\d+(?:[.,]\d+)?)\s?%$/;

/** Bar chart of two or more percentages, from 0 to 100. Its label lists the values for screen readers. */
export function PercentChart({ title, figures }: PercentChartProps) {
  const id = useId();
  const bars = figures.flatMap(({ label, value }) => {
    const [, digits = ''] = PERCENTAGE.exec(value) ?? [];
    const percent = Number(digits.replace(',', '.'));
    return digits && percent <= 100 ? [{ label, value, percent }] : [];
  });
  if (bars.length < 2) return null;
  return (
    <figure aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className="mb-4 text-sm text-muted">
        {title}
      </figcaption>
      <svg
        role="img"
        aria-label={bars.map(({ label, value }) => `${label} ${value}`).join(', ')}
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW_HEIGHT - ROW_GAP}`}
        className="w-full max-w-md"
      >
        {bars.map(({ label, value, percent }, row) => (
          <g key={label} transform={`translate(0 ${row * ROW_HEIGHT})`}>
            <text y="16" className="fill-fg text-[15px] font-semibold">
              {label}
            </text>
            <text x={WIDTH} y="16" textAnchor="end" className="fill-fg text-[15px]">
              {value}
            </text>
            <rect y={BAR_TOP} width={WIDTH} height={BAR_HEIGHT} className="fill-line" />
            <rect y={BAR_TOP} width={(WIDTH * percent) / 100} height={BAR_HEIGHT} className="fill-accent" />
          </g>
        ))}
      </svg>
    </figure>
  );
}
