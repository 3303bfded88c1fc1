import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/admin/ui/badge';
import { campaignsText, campaignText as text } from '@/copy/admin/newsletters';
import { paths } from '@/shared/lib/paths';
import { type CampaignState, stateTones } from '../campaign-model';

interface CampaignHeaderProps {
  subject: string;
  state: CampaignState;
  /** What can be done with it. */
  children: ReactNode;
}

/** Which campaign it is, where it stands, and its acts: always in sight. */
export function CampaignHeader({ subject, state, children }: CampaignHeaderProps) {
  return (
    <div className="sticky top-14 z-20 -mx-4 -mt-6 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <div className="min-w-0 flex-1 basis-52">
        <Link
          to={paths.admin.campaigns}
          className="-ml-1 inline-flex min-h-10 items-center gap-1.5 px-1 text-sm text-muted hover:text-fg"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {text.back}
        </Link>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-heading">
          <span className="min-w-0 wrap-anywhere">{subject.trim() || campaignsText.untitled}</span>
          <Badge tone={stateTones[state]}>{campaignsText.states[state]}</Badge>
        </h1>
      </div>
      {children}
    </div>
  );
}
