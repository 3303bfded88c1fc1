import { lazy } from 'react';
import { Part } from '@/admin/ui/part';
import { commonText } from '@/content/admin/common';
import type { ContentValues } from '../content-schema';
import { describeContent } from '../describe-content';

const TextDiff = lazy(() => import('./text-diff').then((module) => ({ default: module.TextDiff })));

interface ContentDiffProps {
  before: Partial<ContentValues>;
  after: Partial<ContentValues>;
  beforeLabel: string;
  afterLabel: string;
}

/** Two versions of a content, line by line; the comparison is downloaded with the first one. */
export function ContentDiff({ before, after, ...labels }: ContentDiffProps) {
  return (
    <Part fallback={<p className="text-muted">{commonText.loading}</p>}>
      <TextDiff before={describeContent(before)} after={describeContent(after)} {...labels} />
    </Part>
  );
}
