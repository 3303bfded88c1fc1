import { expect, it } from 'vitest';
import { readPreviewToken } from '@/shared/lib/preview-link';
import { COLLECTION_PREVIEW_HASH_PREFIX } from './preview-hash';

it('the preview of a collection is not taken for one of a text', () => {
  expect(readPreviewToken(`#${COLLECTION_PREVIEW_HASH_PREFIX}kit-media`)).toBe('');
});
