import { diffLines } from 'diff';
import { revisionText as text } from '@/copy/admin/content-writing';

interface TextDiffProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

const lineStyles = {
  removed: { sign: '−', label: text.removedWords, tone: 'border-danger bg-danger/10' },
  added: { sign: '+', label: text.addedWords, tone: 'border-success bg-success/10' },
  same: { sign: ' ', label: '', tone: 'border-transparent text-muted' },
} as const;

/** Compares two texts line by line. */
export function TextDiff({ before, after, beforeLabel, afterLabel }: TextDiffProps) {
  const lines = diffLines(before, after).flatMap((part, index) => {
    const kind = part.removed ? 'removed' : part.added ? 'added' : 'same';
    return part.value
      .replace(/\n$/, '')
      .split('\n')
      .map((line, number) => ({ key: `${index}-${number}`, kind, line }) as const);
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
          <li key={key} className={`flex gap-2 border-l-4 px-2 ${lineStyles[kind].tone}`}>
            <span aria-hidden="true" className="w-3 shrink-0 font-mono select-none">
              {lineStyles[kind].sign}
            </span>
            {lineStyles[kind].label ? <span className="sr-only">{`${lineStyles[kind].label} :`}</span> : null}
            <span className="min-w-0 break-words whitespace-pre-wrap">{line || '\u00a0'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
