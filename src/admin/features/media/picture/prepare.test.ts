import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { prepare } from './prepare';

afterEach(() => vi.unstubAllGlobals());

const photograph = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Make: 'Appareil', Artist: 'Awa Diop', Copyright: 'CC BY 4.0' } })
    .jpeg()
    .toBuffer();

/** Node cannot decode pictures: a fake of the browser's function. */
function decodes(answer: () => Promise<unknown>) {
  const decode = vi.fn(answer);
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}

test('where the browser cannot draw, the file goes alone, and tells nothing all the same', async () => {
  decodes(async () => ({ width: 60, height: 40, close: () => undefined }));
  const { file, ...rest } = await prepare(new Blob([new Uint8Array(await photograph())]), 'jpg');
  expect(rest).toEqual({
    size: { width: 60, height: 40 },
    rights: { credit: 'Awa Diop', licence: 'CC BY 4.0' },
  });
  expect(file?.type).toBe('image/jpeg');
  expect(await file?.text()).not.toContain('Appareil');
});

test('a picture that says it is too large is never decoded', async () => {
  const decode = decodes(() => Promise.reject(new Error('out of memory')));
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(7746, 16);
  bomb.writeUInt32BE(7746, 20);
  expect(await prepare(new Blob([new Uint8Array(bomb)]), 'png')).toEqual({ refusal: 'tooManyPixels' });
  expect(decode).not.toHaveBeenCalled();
  bomb.writeUInt32BE(7745, 16);
  expect(await prepare(new Blob([new Uint8Array(bomb)]), 'png')).toEqual({ refusal: 'damaged' });
  expect(decode).toHaveBeenCalledOnce();
});
