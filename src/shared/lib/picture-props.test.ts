import { expect, test } from 'vitest';
import { supabaseUrl } from './env';
import { getPictureProps } from './picture-props';
import { formatCaption, getFocalPointStyle } from './stored-picture';

const path = '/storage/v1/object/public/media/uploads/1763712345678-port.gif';
const file_path = `https://pirate.example${path}`;
/** URL in this project, although the row names another host. */
const fileUrl = supabaseUrl + path;

test('a picture without renditions shows its file in its own dimensions', () => {
  expect(getPictureProps({ file_path, width: 30, height: 20, renditions: [] }, '100vw')).toEqual({
    src: fileUrl,
    width: 30,
    height: 20,
  });
  expect(
    getPictureProps({ file_path, width: null, height: null, color: null, renditions: null }, '100vw'),
  ).toEqual({
    src: fileUrl,
  });
});

test('a picture has the dimensions of its largest rendition for pages', () => {
  const toRendition = (width: number, format: string) => ({
    name: `0a1b2c3d-${width}.${format}`,
    width,
    height: width / 2,
  });
  const renditions = [toRendition(320, 'webp'), toRendition(1920, 'webp'), toRendition(1008, 'jpg')];
  expect(getPictureProps({ file_path, width: 3000, height: 1500, renditions }, '50vw')).toEqual({
    src: `${fileUrl}.0a1b2c3d-1920.webp`,
    srcSet: `${fileUrl}.0a1b2c3d-320.webp 320w, ${fileUrl}.0a1b2c3d-1920.webp 1920w`,
    sizes: '50vw',
    width: 1920,
    height: 960,
  });
});

test('only a row with a focal point has a style for it', () => {
  expect(getFocalPointStyle({ focal_x: null, focal_y: null })).toBeUndefined();
  expect(getFocalPointStyle({ focal_x: 0, focal_y: 0 })).toEqual({ objectPosition: '0% 0%' });
});

test('a caption joins the texts that exist', () => {
  expect(formatCaption({ caption: 'Le port', credit: null })).toBe('Le port');
  expect(formatCaption({ credit: 'Awa Diop' })).toBe('© Awa Diop');
  expect(formatCaption({ caption: null })).toBe('');
});
