import { type ChangeObject, diffLines } from 'diff';
import { revisionText as text } from '@/copy/admin/content-writing';

interface TextDiffProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

const lineStyles = {
  removed: { sign: '−', label: text.removedWords, className: 'border-danger bg-danger/10' },
  added: { sign: '+', label: text.addedWords, className: 'border-success bg-success/10' },
  same: { sign: ' ', label: '', className: 'border-transparent text-muted' },
} as const;

function getLineKind({ removed, added }: ChangeObject<string>): keyof typeof lineStyles {
  if (removed) return 'removed';
  return added ? 'added' : 'same';
}

/** Compares two texts line by line. */
export function TextDiff({ before, after, beforeLabel, afterLabel }: TextDiffProps) {
  const lines = diffLines(before, after).flatMap((part, partIndex) => {
    const partLines = part.value.replace(/\n$/, '').split('\n');
    return partLines.map((line, index) => ({ key: `${partIndex}-${index}`, kind: getLineKind(part), line }));
  });
  if (lines.every(({ kind }) => kind === 'same')) return <p className="text-muted">{text.noDifference}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span>
          <span className="mr-1.5 font-semibold text-danger" aria-hidden="true">
            −
          </span>
          {beforeLabel}
        </span>
        <span>
          <span className="mr-1.5 font-semibold text-success" aria-hidden="true">
            +
          </span>
          {afterLabel}
        </span>
      </p>
      <ol className="overflow-hidden rounded-card border border-line text-sm leading-relaxed">
        {lines.map(({ key, kind, line }) => (
          <li key={key} className={`flex gap-2 border-l-4 px-2 ${lineStyles[kind].className}`}>
            <span aria-hidden="true" className="w-3 shrink-0 font-mono select-none">
              {lineStyles[kind].sign}
            </span>
            {lineStyles[kind].label ? (
              <span className="sr-only">{`${lineStyles[kind].label}\u00a0:`}</span>
            ) : null}
            <span className="min-w-0 break-words whitespace-pre-wrap">{line || '\u00a0'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
