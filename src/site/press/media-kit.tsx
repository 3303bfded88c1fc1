import sizes from 'virtual:media-kit-sizes';
import { mediaKitContent } from '@/content/site/pages/presse-sections';
import { boilerplate, mediaKitFiles, mediaKitFolder, mediaKitUsage } from '@/content/site/press/media-kit';
import { copyText } from '@/shared/lib/copy-text';
import { buttonStyles } from '@/shared/ui/button-styles';
import { formatFileSize } from '@/site/lib/format';
import { Section } from '@/site/ui/section';

/** Four downloads, each with its true weight, and the text to print as it is. */
export function MediaKit() {
  const { eyebrow, title, lead, anchor, download, boilerplateTitle, copy, copied, notCopied } =
    mediaKitContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} anchor={anchor} tone="paper">
      <div className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <ul className="border-t border-line">
            {mediaKitFiles.map(({ file, title: name, text }) => (
              <li
                key={file}
                className="reveal grid items-center gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[1fr_auto]"
              >
                <div>
                  <h3 className="font-display text-xl leading-tight">{name}</h3>
                  <p className="mt-1 text-muted">{text}</p>
                  <p className="mt-2 text-sm font-semibold tabular-nums">
                    {file.slice(file.lastIndexOf('.') + 1).toUpperCase()} · {formatFileSize(sizes[file] ?? 0)}
                  </p>
                </div>
                <a
                  href={`${mediaKitFolder}/${file}`}
                  download
                  aria-label={`${download} : ${name}`}
                  className={buttonStyles('outline', 'justify-self-start')}
                >
                  <span className="glyph-download" aria-hidden="true" />
                  {download}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-prose text-sm text-muted">{mediaKitUsage}</p>
        </div>
        <figure className="reveal self-start border-t-4 border-accent bg-surface p-6 lg:sticky lg:top-28 lg:p-8">
          <figcaption className="font-display text-heading">{boilerplateTitle}</figcaption>
          <blockquote className="mt-4">{boilerplate}</blockquote>
          <button
            type="button"
            className={buttonStyles('outline', 'mt-6')}
            onClick={() => void copyText(boilerplate, copied, notCopied)}
          >
            {copy}
          </button>
        </figure>
      </div>
    </Section>
  );
}
