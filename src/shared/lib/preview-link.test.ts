import { expect, it } from 'vitest';
import { COLLECTION_PREVIEW_HASH_PREFIX, readPreviewToken } from './preview-link';

it('the link of a collection preview is not a link of a text preview', () => {
  expect(readPreviewToken(`#${COLLECTION_PREVIEW_HASH_PREFIX}kit-media`)).toBe('');
});
