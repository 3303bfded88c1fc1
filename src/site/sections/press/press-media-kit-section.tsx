import fileSizes from 'virtual:media-kit-sizes';
import type { ReactNode } from 'react';
import type mediaKitCollection from '@/copy/collections/media-kit';
import { pressMediaKitText } from '@/copy/pages/presse';
import { mediaKitFiles, mediaKitFolder, mediaKitUsage } from '@/copy/press/media-kit';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { copyText } from '@/shared/lib/copy-text';
import { CollectionFileLink } from '@/site/components/collection-file-link';
import { Section } from '@/site/components/section';
import { useCollection } from '@/site/hooks/use-site-data';
import { formatFileExtension, formatFileSize } from '@/site/lib/format';

interface DownloadRowProps {
  title: string;
  text: string;
  /** Path and size in bytes of the file, if the row has one. */
  file?: { path: string; size: number };
  action: ReactNode;
}

function DownloadRow({ title, text, file, action }: DownloadRowProps) {
  return (
    <li className="reveal grid items-center gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="font-display text-xl leading-tight">{title}</h3>
        <p className="mt-1 text-muted">{text}</p>
        {file ? (
          <p className="mt-2 text-sm font-semibold [font-variant-numeric:tabular-nums]">
            {formatFileExtension(file.path)} · {formatFileSize(file.size)}
          </p>
        ) : null}
      </div>
      {action}
    </li>
  );
}

/** Press kit: files of the build, then those of staff, and a text that journalists can copy. */
export function PressMediaKitSection() {
  const { download, boilerplateTitle, copy, copied, notCopied } = pressMediaKitText;
  const { texts, items, files } = useCollection<typeof mediaKitCollection>('kit-media');
  const { boilerplate } = texts;
  return (
    <Section {...pressMediaKitText} theme="light" collection="kit-media">
      <div className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <ul className="border-t border-line">
            {mediaKitFiles.map(({ file: fileName, title: name, text }) => (
              <DownloadRow
                key={fileName}
                title={name}
                text={text}
                file={{ path: fileName, size: fileSizes[fileName] ?? 0 }}
                action={
                  <a
                    href={`${mediaKitFolder}/${fileName}`}
                    download
                    aria-label={`${download}\u00a0: ${name}`}
                    className={getButtonClassName('outline', 'justify-self-start')}
                  >
                    <Icon name="download" />
                    {download}
                  </a>
                }
              />
            ))}
            {items.map(({ id, title: name, text, document, picture }) => {
              const file = files[document] ?? files[picture];
              return (
                <DownloadRow
                  key={id}
                  title={name}
                  text={text}
                  file={file && { path: file.file_path, size: file.size }}
                  action={file ? <CollectionFileLink file={file} label={download} name={name} /> : null}
                />
              );
            })}
          </ul>
          <p className="mt-6 max-w-prose text-sm text-muted">{mediaKitUsage}</p>
        </div>
        <figure className="reveal self-start border-t-4 border-accent bg-surface p-6 lg:sticky lg:top-28 lg:p-8">
          <figcaption className="font-display text-heading">{boilerplateTitle}</figcaption>
          <blockquote className="mt-4">{boilerplate}</blockquote>
          <button
            type="button"
            className={getButtonClassName('outline', 'mt-6')}
            onClick={() => void copyText(boilerplate, copied, notCopied)}
          >
            {copy}
          </button>
        </figure>
      </div>
    </Section>
  );
}
