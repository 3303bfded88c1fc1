import { type Ref, useId } from 'react';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { adminCommonText } from '@/copy/admin/common';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { FieldNotes, getNoteAttributes, TextAreaField } from '@/shared/form/field';
import { findExceededMarkdownLimit } from '../../../../../supabase/functions/_shared/markdown-limits.ts';

const RichText = createLazyComponent(
  async () => (await import('@/admin/features/content/rich/rich-text-editor')).RichTextEditor,
  <p className="min-h-40 text-muted">{adminCommonText.loading}</p>,
);

interface IntroFieldProps {
  /** Markdown. */
  value: string;
  error: string | undefined;
  /** Receives the text area, which React Hook Form focuses after a refused save. */
  inputRef?: Ref<HTMLTextAreaElement>;
  onChange: (markdown: string) => void;
}

/**
 * Field of the introduction: the rich-text editor, whose toolbar inserts no pictures and videos here. Shows a text beyond
 * the limits of the parser as Markdown.
 */
export function CampaignIntroField({ value, error, inputRef, onChange }: IntroFieldProps) {
  const notes = { id: useId(), hint: text.introHint, error };
  const exceededLimit = findExceededMarkdownLimit(value);
  if (exceededLimit) {
    return (
      <TextAreaField
        ref={inputRef}
        label={text.intro}
        hint={text.introHint}
        error={unreadableMarkdownMessages[exceededLimit]}
        rows={10}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-[0.9375rem] font-semibold" aria-hidden="true">
        {text.intro}
      </span>
      <RichText
        label={text.intro}
        value={value}
        onChange={onChange}
        readOnly={false}
        {...getNoteAttributes(notes)}
        embedTypes={['button']}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
