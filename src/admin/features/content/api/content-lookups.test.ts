// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { stubApi } from '../../../../../tests/support/stub-api';
import { erasedPicturesQuery } from './content-lookups';

const FOLDER = '/storage/v1/object/public/media/uploads';
const storedPicture = `https://now.example${FOLDER}/1-port.jpg`;
const erasedPicture = `https://now.example${FOLDER}/2-vue.jpg`;

it('finds a stored picture whose row has the host of an earlier project', async () => {
  const row = { filename: '1-port.jpg', file_path: `https://before.example${FOLDER}/1-port.jpg` };
  stubApi(({ url }) => {
    const { searchParams } = url;
    const isFound = Object.entries(row).some(([column, value]) => searchParams.get(column)?.includes(value));
    return isFound ? [row] : [];
  });
  const query = erasedPicturesQuery([storedPicture, erasedPicture]);
  expect(await new QueryClient().fetchQuery(query)).toEqual([erasedPicture]);
});
