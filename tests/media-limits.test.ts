import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEDIA_MAX_BYTES, mediaFormats, mediaLimits } from '@/admin/config/media';

const bucket = readFileSync('supabase/migrations/20261121102000_create_media_bucket.sql', 'utf8');
const table = readFileSync('supabase/migrations/20261121090700_create_media_library.sql', 'utf8');

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
