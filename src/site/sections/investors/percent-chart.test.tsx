import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PercentChart } from './percent-chart';

const renderChart = (...values: string[]) =>
  renderToStaticMarkup(
    <PercentChart
      title="Objectifs"
      figures={values.map((value, row) => ({ label: `Ratio ${row}`, value }))}
    />,
  );

it('draws and lists each percentage up to 100', () => {
  const markup = renderChart('50%', '1:8.5', '72,5\u00a0%', '127%');
  expect(markup).toContain('aria-label="Ratio 0 50%, Ratio 2 72,5\u00a0%"');
  expect(
    [...markup.matchAll(/width="(\d+)" height="14" class="fill-accent"/g)].map(([, width]) => width),
  ).toEqual(['160', '232']);
});

it('draws nothing for a single percentage', () => {
  expect(renderChart('50%', '25', '€12.8M')).toBe('');
});
