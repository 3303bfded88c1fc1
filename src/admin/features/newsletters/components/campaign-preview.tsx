import { useId, useState } from 'react';
import { Button } from '@/admin/ui/button';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { supabaseUrl } from '@/shared/lib/env';
import { findExceededMarkdownLimit } from '../../../../../supabase/functions/_shared/markdown-limits.ts';
import { toAudience } from '../../../../../supabase/functions/send-mails/mails/audience.ts';
import {
  type CampaignContent,
  renderCampaign,
} from '../../../../../supabase/functions/send-mails/mails/campaign.ts';
import type { Campaign } from '../api/campaign-queries';

/** Placeholder for the token of a subscriber. No subscriber has this token. */
const PREVIEW_TOKEN = '00000000-0000-0000-0000-000000000000';

const DARK_QUERY = '(prefers-color-scheme: dark)';
const ALWAYS_TRUE_QUERY = '(min-width: 0)';
const ALWAYS_FALSE_QUERY = '(max-width: 0)';

interface CampaignPreviewProps {
  /** For a campaign to both lists, the preview shows the mail of the readers. */
  campaign: Omit<CampaignContent, 'token' | 'audience'> & Pick<Campaign, 'audience'>;
}

/** Makes the links of the mail open in another tab: in the frame, the browser would refuse them and hide the mail. */
const LINK_TARGET = '<head><base target="_blank">';

/** Returns the HTML of the mail for the frame, with the theme of the preview instead of the theme of the screen. */
function renderPreviewHtml(
  { audience, ...content }: CampaignPreviewProps['campaign'],
  isDark: boolean,
): string {
  const { html } = renderCampaign(
    { ...content, audience: toAudience(audience), token: PREVIEW_TOKEN },
    { siteUrl: window.location.origin, projectUrl: supabaseUrl },
  );
  return html
    .replace(DARK_QUERY, isDark ? ALWAYS_TRUE_QUERY : ALWAYS_FALSE_QUERY)
    .replace('<head>', LINK_TARGET);
}

/**
 * Shows the mail as subscribers get it, at the width of a phone, in a frame without scripts. Shows the reason for an
 * introduction that the parser may not read: it cannot be saved, but a person may paste it.
 */
export function CampaignPreview({ campaign }: CampaignPreviewProps) {
  const id = useId();
  const [isDark, setIsDark] = useState(false);
  const exceededLimit = findExceededMarkdownLimit(campaign.intro);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 xl:sticky xl:top-[calc(var(--editor-header-bottom)+1rem)] xl:self-start"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-lg">
          {text.preview}
        </h2>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{text.themeLabel}</legend>
          <Button
            variant={isDark ? 'outline' : 'primary'}
            aria-pressed={!isDark}
            onClick={() => setIsDark(false)}
          >
            {text.light}
          </Button>
          <Button
            variant={isDark ? 'primary' : 'outline'}
            aria-pressed={isDark}
            onClick={() => setIsDark(true)}
          >
            {text.dark}
          </Button>
        </fieldset>
      </div>
      <p className="text-sm text-muted">{text.previewHint}</p>
      {exceededLimit ? (
        <p className="text-danger">{unreadableMarkdownMessages[exceededLimit]}</p>
      ) : (
        <iframe
          title={text.previewFrame}
          // Without allow-scripts, the browser runs no script of the mail.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={renderPreviewHtml(campaign, isDark)}
          className="h-[42rem] w-full max-w-[390px] rounded-card border border-line-strong bg-surface"
        />
      )}
    </section>
  );
}
