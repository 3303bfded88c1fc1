import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MediaPickerField } from '@/admin/features/media/components/media-picker-field';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { formatCount } from '@/admin/lib/number-format';
import { sharingPanelText as text } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { siteUrl } from '@/copy/brand';
import { getPageTitleAndDescription } from '@/shared/article/head';
import { summarizeMarkdown } from '@/shared/article/summary';
import { TextAreaField, TextField } from '@/shared/form/field';
import { getContentPath } from '@/shared/lib/content-path';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { getPictureProps } from '@/shared/lib/picture-props';
import { pictureQuery } from '../api/content-lookups';
import { MAX_RECOMMENDED_DESCRIPTION_CHARACTERS, MAX_RECOMMENDED_TITLE_CHARACTERS } from '../content-lint';
import type { ContentValues } from '../content-schema';
import type { ContentFormState } from '../use-content-form';

const PREVIEW_DELAY_MS = 300;

const host = new URL(siteUrl).host;

/** Returns « 48 signes sur 65 conseillés. » */
function formatCharacterCount(previewText: string, recommendedCount: number): string {
  const characterCount = previewText.trim().length;
  return `${formatCount(characterCount, text.characters)} ${text.recommendedLength.replace('{nombre}', String(recommendedCount))}.`;
}

interface PreviewProps {
  values: ContentValues;
  head: ReturnType<typeof getPageTitleAndDescription>;
  siteTitle: string | undefined;
}

/** Shows the text as a search result, in the colours of a search engine. */
function SearchResult({ values, head, siteTitle }: PreviewProps) {
  const breadcrumb = [host, ...getContentPath(values).split('/')].filter((part) => part !== '');
  return (
    <div className="min-w-0 rounded-card border border-line bg-white p-4 font-[Arial,sans-serif] text-[#4d5156]">
      <p className="flex items-center gap-2.5 text-sm leading-tight">
        <img src="/favicon.svg" alt="" className="size-7 rounded-full border border-[#dadce0] p-1" />
        <span className="min-w-0">
          <span className="block text-[#202124]">{siteTitle}</span>
          <span className="block truncate text-xs">{breadcrumb.join(' › ')}</span>
        </span>
      </p>
      <p className="mt-1.5 truncate text-xl leading-snug text-[#1a0dab]">
        {applyFrenchTypography(head.title) || text.previews.titlePlaceholder}
      </p>
      <p className="mt-0.5 line-clamp-2 text-sm leading-normal">
        {applyFrenchTypography(head.description) || text.previews.descriptionPlaceholder}
      </p>
    </div>
  );
}

/** Shows the text as a link preview. Without a picture, the site draws a share image from the title. */
function ShareCard({ values, head, siteTitle }: PreviewProps) {
  const { data: picture } = useQuery(pictureQuery(values.share_media_id ?? values.cover_media_id));
  const title = applyFrenchTypography(head.title) || text.previews.titlePlaceholder;
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-line bg-white text-[#202124]">
      {picture ? (
        <img
          alt=""
          className="aspect-[1200/630] w-full object-cover"
          {...getPictureProps(picture, '(min-width: 640px) 34rem, 90vw')}
        />
      ) : (
        <div className="theme-dark pattern-bogolan flex aspect-[1200/630] flex-col justify-between bg-bg p-6 text-fg">
          <p className="font-semibold text-highlight">{siteTitle}</p>
          <p className="line-clamp-3 font-display text-2xl leading-tight break-words">
            {applyFrenchTypography(values.title) || text.previews.titlePlaceholder}
          </p>
        </div>
      )}
      <div className="border-t border-[#dadce0] px-4 py-3">
        <p className="text-xs text-[#4d5156] uppercase">{host}</p>
        <p className="mt-0.5 line-clamp-2 leading-snug font-semibold">{title}</p>
      </div>
    </div>
  );
}

interface SharingPanelProps {
  editor: ContentFormState;
  readOnly: boolean;
  /** True for a person who may publish, and so may set the byline. */
  canPublish: boolean;
}

function SharingFields({ editor, readOnly, canPublish }: SharingPanelProps) {
  const { field } = editor;
  const values = useDebouncedValue(editor.values, PREVIEW_DELAY_MS);
  const head = getPageTitleAndDescription({ ...values, summary: summarizeMarkdown(values.content) });
  const { data: settings } = useQuery(siteSettingsSummaryQuery);
  const previewProps = { values, head, siteTitle: settings?.title };
  return (
    <div className="flex flex-col gap-5 border-t border-line p-4">
      {editor.values.content_type === 'page' ? null : (
        <TextField
          {...field('byline')}
          label={contentFields.byline.text.label}
          hint={canPublish ? contentFields.byline.text.hint : text.bylineNotice}
          maxLength={contentFields.byline.maxLength}
          readOnly={readOnly || !canPublish}
          autoComplete="off"
        />
      )}
      <TextField
        {...field('seo_title')}
        label={contentFields.seo_title.text.label}
        hint={`${contentFields.seo_title.text.hint} ${formatCharacterCount(head.title, MAX_RECOMMENDED_TITLE_CHARACTERS)}`}
        maxLength={contentFields.seo_title.maxLength}
        readOnly={readOnly}
        autoComplete="off"
      />
      <TextAreaField
        {...field('seo_description')}
        label={contentFields.seo_description.text.label}
        hint={`${contentFields.seo_description.text.hint} ${formatCharacterCount(head.description, MAX_RECOMMENDED_DESCRIPTION_CHARACTERS)}`}
        rows={2}
        maxLength={contentFields.seo_description.maxLength}
        readOnly={readOnly}
      />
      <div className="max-w-sm">
        <MediaPickerField
          label={contentFields.share_media_id.text.label}
          value={editor.values.share_media_id}
          onChange={(mediaId) => editor.form.setValue('share_media_id', mediaId)}
          readOnly={readOnly}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="mb-2 text-[0.9375rem] font-semibold">{text.previews.search}</figcaption>
          <SearchResult {...previewProps} />
        </figure>
        <figure className="min-w-0">
          <figcaption className="mb-2 text-[0.9375rem] font-semibold">{text.previews.card}</figcaption>
          <ShareCard {...previewProps} />
          {(values.share_media_id ?? values.cover_media_id) ? null : (
            <p className="mt-2 text-sm text-muted">{text.previews.drawnImageHint}</p>
          )}
        </figure>
      </div>
    </div>
  );
}

/** Fields for search engines and social networks, with previews. */
export function SharingPanel(props: SharingPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group rounded-card border border-line"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-display text-lg [&::-webkit-details-marker]:hidden">
        {text.title}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {isOpen ? <SharingFields {...props} /> : null}
    </details>
  );
}
