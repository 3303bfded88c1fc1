import { expect, it } from 'vitest';
import { COLLECTION_PREVIEW_HASH_PREFIX, readPreviewToken } from './preview-link';

it('the preview of a collection is not taken for one of a text', () => {
  expect(readPreviewToken(`#${COLLECTION_PREVIEW_HASH_PREFIX}kit-media`)).toBe('');
});
