// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loads the editor before the test: the field downloads it when first shown.
import '@/admin/features/content/rich/rich-text-editor';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { CampaignIntroField } from './campaign-intro-field';

it('describes the introduction by its hint and its error', async () => {
  renderAdmin(<CampaignIntroField value="" error="Ce texte est trop long." onChange={() => {}} />);
  const editor = await screen.findByRole('textbox', { name: text.intro });
  expect(editor).toBeInvalid();
  expect(editor).toHaveAccessibleDescription(expect.stringContaining(text.introHint));
  expect(editor).toHaveAccessibleDescription(/trop long/);
});

it('shows a text beyond the limits of the parser as Markdown, with the reason', async () => {
  const value = `${'> '.repeat(30)}Bonjour`;
  renderAdmin(<CampaignIntroField value={value} error={undefined} onChange={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Introduction' });
  expect(field).toHaveValue(value);
  expect(screen.getByText(unreadableMarkdownMessages.nesting, { normalizer: (name) => name })).toBeVisible();
});
