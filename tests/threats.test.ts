import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Proof {
  threat: number;
  file: string;
  title: string;
}

/** Returns the tests that a line names: `file` « title », or same « title » of the previous file. */
function parseProofs(line: string): Proof[] {
  const [, number = '', _threat, cell = ''] = /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  let lastFile = '';
  return cell.split(/; (?=`|same «)/).map((proof) => {
    const [, file, title = ''] = /^(?:`([^`]+)`|same) « (.+) »$/.exec(proof) ?? [];
    lastFile = file ?? lastFile;
    return { threat: Number(number), file: lastFile, title };
  });
}

const lines = readFileSync('docs/reference/threats.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));

test('each threat is listed once, in order', () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.map((line) => Number(line.split('|')[1]))).toEqual(lines.map((_, index) => index + 1));
});

test.each(lines.flatMap(parseProofs))('threat $threat has its test in $file: $title', ({ file, title }) => {
  expect(existsSync(file), file).toBe(true);
  expect(title).not.toBe('');
  const source = readFileSync(file, 'utf8');
  const isQuoted = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
  expect(isQuoted, `no test « ${title} » in ${file}`).toBe(true);
});
