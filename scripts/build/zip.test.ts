// @vitest-environment node
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

/** Reads an archive the way an unzip program does: from the directory at its end. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12), 'the directory ends where the end record starts').toBe(end);
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const packed = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    expect(archive.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name);
    const start = local + 30 + nameLength;
    const data = inflateRawSync(archive.subarray(start, start + packed));
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 16));
    expect(data.length).toBe(archive.readUInt32LE(at + 24));
    files[name] = data.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

test('an archive gives back what was put into it', () => {
  const files = {
    'un.svg': '<svg/>'.repeat(500),
    'LISEZ-MOI.txt': 'Présentation « du groupe »\n',
    'vide.txt': '',
  };
  const archive = zip(Object.entries(files).map(([name, content]) => ({ name, content })));
  expect(unzip(archive)).toEqual(files);
  expect(archive.length).toBeLessThan(1000);
});

test('the same content always gives the same bytes', () => {
  const entries = [{ name: 'a.txt', content: 'a' }];
  expect(zip(entries).equals(zip(entries))).toBe(true);
});
