// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { CampaignIntroField } from './campaign-intro-field';

it('shows a restored text beyond the limits of the parser as Markdown, with the reason', async () => {
  const value = `${'> '.repeat(30)}Bonjour`;
  renderAdmin(<CampaignIntroField value={value} error={undefined} onChange={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Introduction' });
  expect(field).toHaveValue(value);
  expect(screen.getByText(unreadableMarkdownMessages.nesting, { normalizer: (name) => name })).toBeVisible();
});
