import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEDIA_MAX_BYTES, mediaFormats, mediaLimits } from '@/admin/config/media';

const migration = readFileSync('supabase/migrations/20261122100400_media.sql', 'utf8');
const [table = '', bucket = ''] = migration.split('insert into storage.buckets');

test('screen and bucket agree on the size, the types and the endings of files', () => {
  expect(/'media', 'media', true, (\d+),/.exec(bucket)?.[1]).toBe(String(MEDIA_MAX_BYTES));
  const types = [...(/array\[([\s\S]*?)\]/.exec(bucket)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, type]) => type,
  );
  expect(types).toEqual(Object.values(mediaFormats).map(({ mime }) => mime));
  expect(/\\\.\(([a-z0-9|]+)\)\$'/.exec(bucket)?.[1]).toBe(Object.keys(mediaFormats).join('|'));
});

test('screen and table agree on the longest texts', () => {
  expect(table).toContain(`char_length(alt_text) <= ${mediaLimits.altText}`);
  expect(table).toContain(`char_length(original_filename) <= ${mediaLimits.originalFilename}`);
});
