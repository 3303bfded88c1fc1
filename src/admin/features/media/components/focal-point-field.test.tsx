// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { FocalPointField } from './focal-point-field';

function StatefulField() {
  const [point, setPoint] = useState<FocalPoint>({ focal_x: 80, focal_y: 20 });
  return (
    <FocalPointField
      picture={{ file_path: 'https://m.example/port.jpg', width: 1200, height: 800 }}
      value={point}
      onChange={setPoint}
    />
  );
}

it('resets the point to the middle and keeps the focus', async () => {
  render(<StatefulField />);
  const button = screen.getByRole('button', { name: 'Revenir au milieu' });
  await userEvent.click(button);
  for (const slider of screen.getAllByRole('slider')) expect(slider).toHaveValue('50');
  expect(button).toHaveFocus();
});
