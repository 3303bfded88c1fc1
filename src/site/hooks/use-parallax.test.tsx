// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useParallax } from './use-parallax';

afterEach(() => void vi.unstubAllGlobals());

function Picture() {
  return <img ref={useParallax<HTMLImageElement>(0.3)} alt="Couverture" />;
}

it.each([
  [false, '0px 60px'],
  [true, ''],
])('moves by a part of the scroll, unless reduced motion is %s', (isReduced, translate) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  render(<Picture />);
  vi.stubGlobal('scrollY', 200);
  fireEvent.scroll(window);
  expect(screen.getByRole('img').style.translate).toBe(translate);
});
