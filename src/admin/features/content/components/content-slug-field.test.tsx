// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import type { ContentFormState } from '../use-content-form';
import { ContentSlugField } from './content-slug-field';

const longWord = 'a'.repeat(197);

it.each([
  ['marmite', 'marmite-2'],
  ['marmite-2', 'marmite-3'],
  ['prix-2024', 'prix-2024-2'],
  [`${longWord}-bc`, `${longWord}-2`],
])('suggests a free and valid slug for the taken slug %s', async (slug, suggestion) => {
  stubApi(() => [{ slug }]);
  renderAdmin(
    <ContentSlugField
      editor={{ values: { slug }, field: () => ({ name: 'slug' }) } as unknown as ContentFormState}
      readOnly={false}
      isOnline={false}
    />,
  );
  expect(await screen.findByRole('button', { name: `Utiliser «\u00a0${suggestion}\u00a0»` })).toBeVisible();
});
