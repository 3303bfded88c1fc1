// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { FolderTree } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { categoryText } from '@/copy/admin/taxonomy';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { TaxonomyScreen } from './taxonomy-screen';

const access = vi.hoisted(() => ({ isLoading: false, permissions: [''], hasNoRole: false }));

vi.mock('@/admin/features/auth/use-identity', () => ({ useOwnRolesAndPermissions: () => access }));

it.each([
  ['content_draft', 1],
  ['content_moderate', 0],
  ['content_manage', 0],
])('notes that only own texts are counted, with %s: %i times', (permission, noteCount) => {
  access.permissions = [permission];
  renderAdmin(
    <TaxonomyScreen
      text={categoryText}
      icon={FolderTree}
      urlParams={searchAndPageUrlParams}
      List={() => null}
    />,
  );
  expect(screen.queryAllByText(/Seuls vos contenus sont comptés\./)).toHaveLength(noteCount);
});
