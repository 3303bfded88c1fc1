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
])('says whose texts the counts include to a person with %s', (permission, noteCount) => {
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
