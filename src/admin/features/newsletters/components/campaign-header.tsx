import type { ReactNode } from 'react';
import { EditorHeader } from '@/admin/editing/editor-header';
import { Badge } from '@/admin/ui/badge';
import { campaignListScreenText, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { paths } from '@/shared/lib/paths';
import { type CampaignState, campaignStateTones } from '../campaign-model';

interface CampaignHeaderProps {
  subject: string;
  state: CampaignState;
  children: ReactNode;
}

/** Header of a campaign: subject, state and buttons. */
export function CampaignHeader({ subject, state, children }: CampaignHeaderProps) {
  return (
    <EditorHeader
      backHref={paths.admin.campaigns}
      backLabel={text.back}
      heading={
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-heading">
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            {subject.trim() || campaignListScreenText.untitled}
          </span>
          <Badge tone={campaignStateTones[state]}>{campaignListScreenText.states[state]}</Badge>
        </h1>
      }
    >
      {children}
    </EditorHeader>
  );
}
