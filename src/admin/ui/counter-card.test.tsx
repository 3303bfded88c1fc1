// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { expect, it } from 'vitest';
import { CounterCard } from './counter-card';

it.each([
  ['that it loads', true, 'Chargement...'],
  ['that it is unknown after a failure', false, 'chiffre indisponible'],
])('says of a count without a value %s', (_, isLoading, words) => {
  render(<CounterCard label="Total" icon={Users} value={undefined} isLoading={isLoading} size="text-2xl" />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
