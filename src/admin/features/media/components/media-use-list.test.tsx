// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { MediaUseList } from './media-use-list';

const original = { id: 'texte', title: 'Titre', copy_of: null };
const copy = { id: 'copie', title: 'Titre changé', copy_of: 'texte' };

it('lists a text and its working copy once for each kind of use', async () => {
  stubApi(({ url }) => {
    if (url.href.includes('cover_media_id')) return [copy, original];
    if (url.href.includes('/content_media?')) return [{ id: 'copie', content: copy }];
    return [];
  });
  renderAdmin(<MediaUseList id="photo" />);
  await screen.findByText('Titre');
  const hrefs = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(hrefs).toEqual(['Titre /admin/content/texte', 'Titre changé /admin/content/texte']);
});

it('shows the title of the original when its working copy contains the file too', async () => {
  stubApi(({ url }) =>
    url.href.includes('/content_media?')
      ? [original, copy].map((content) => ({ id: content.id, content }))
      : [],
  );
  renderAdmin(<MediaUseList id="photo" />);
  expect(await screen.findByRole('link')).toHaveTextContent(/^Titre$/);
});
