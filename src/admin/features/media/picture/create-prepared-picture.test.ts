import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createPreparedPicture } from './create-prepared-picture';

const createPhotograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Make: 'Appareil', Artist: 'Awa Diop', Copyright: 'CC BY 4.0' } })
    .jpeg()
    .toBuffer();

/** Replaces `createImageBitmap`, which Node does not have. */
function stubDecoder(answer: () => Promise<unknown>) {
  const decode = vi.fn(answer);
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}

test('removes the metadata when the browser cannot make renditions', async () => {
  stubDecoder(async () => ({ width: 60, height: 40, close: () => undefined }));
  const { file, ...details } = await createPreparedPicture(
    new Blob([new Uint8Array(await createPhotograph())]),
    'jpg',
  );
  expect(details).toEqual({
    size: { width: 60, height: 40 },
    copyright: { credit: 'Awa Diop', licence: 'CC BY 4.0' },
  });
  expect(file?.type).toBe('image/jpeg');
  expect(await file?.text()).not.toContain('Appareil');
});

test('refuses a picture with too many pixels before decoding it', async () => {
  const decode = stubDecoder(() => Promise.reject(new Error('out of memory')));
  const oversizedPicture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // A PNG has its width at byte 16 and its height at byte 20. 7746 × 7746 pixels are too many, and 7745 × 7746 are not.
  oversizedPicture.writeUInt32BE(7746, 16);
  oversizedPicture.writeUInt32BE(7746, 20);
  expect(await createPreparedPicture(new Blob([new Uint8Array(oversizedPicture)]), 'png')).toEqual({
    refusal: 'tooManyPixels',
  });
  expect(decode).not.toHaveBeenCalled();
  oversizedPicture.writeUInt32BE(7745, 16);
  expect(await createPreparedPicture(new Blob([new Uint8Array(oversizedPicture)]), 'png')).toEqual({
    refusal: 'damaged',
  });
  expect(decode).toHaveBeenCalledOnce();
});
