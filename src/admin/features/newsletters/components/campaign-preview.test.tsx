// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { CampaignPreview } from './campaign-preview';

it('says why it cannot show an introduction beyond the limits of the parser', () => {
  const intro = `${'> '.repeat(30)}Bonjour`;
  render(<CampaignPreview campaign={{ subject: 'Rentrée', intro, stories: [], audience: 'readers' }} />);
  expect(screen.getByText(unreadableMarkdownMessages.nesting, { normalizer: (name) => name })).toBeVisible();
  expect(screen.queryByTitle(text.previewFrame)).toBeNull();
});
