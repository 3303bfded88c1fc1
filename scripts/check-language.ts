/**
 * `npm run check:language` counts hard sentences in comments, test titles and docs. It fails when the share in
 * comments, in titles or in docs is above its limit in lib/language-rules.ts. `-- --list` prints each place.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CheckedProseKind,
  type DeveloperProsePiece,
  extractComments,
  extractMarkdownParagraphs,
  extractTestTitles,
  findHardWording,
} from './lib/language-findings.ts';
import { maxFindingsPercent } from './lib/language-rules.ts';

const GENERATED = /^src\/types\/database\.ts$|^supabase\/schema\.sql$/;

function readPieces(file: string): DeveloperProsePiece[] {
  const text = readFileSync(file, 'utf8');
  const extension = path.extname(file).slice(1);
  if (extension === 'md') return /^(?:README|docs\/)/.test(file) ? extractMarkdownParagraphs(text) : [];
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? extractTestTitles(text) : [];
  return [...extractComments(text, extension), ...titles];
}

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 27 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js|sql|css|md|sh)$/.test(file) && !GENERATED.test(file) && existsSync(file));

const counts: Record<CheckedProseKind, { totalCount: number; hardCount: number }> = {
  comments: { totalCount: 0, hardCount: 0 },
  titles: { totalCount: 0, hardCount: 0 },
  docs: { totalCount: 0, hardCount: 0 },
};
for (const file of files) {
  for (const piece of readPieces(file)) {
    const count = counts[piece.kind];
    count.totalCount += 1;
    const message = findHardWording(piece);
    if (!message) continue;
    count.hardCount += 1;
    if (process.argv.includes('--list'))
      console.log(`${file}:${piece.line}  ${message}  ${piece.text.slice(0, 100)}`);
  }
}

for (const kind of Object.keys(counts) as CheckedProseKind[]) {
  const { totalCount, hardCount } = counts[kind];
  const percent = (100 * hardCount) / Math.max(totalCount, 1);
  const isOver = percent > maxFindingsPercent[kind];
  if (isOver) process.exitCode = 1;
  console.log(
    `${kind}: ${hardCount} of ${totalCount} (${percent.toFixed(1)} %), limit ${maxFindingsPercent[kind]} %${isOver ? ': over' : ''}`,
  );
}
