import type { RoleDefinition } from '@/admin/config/roles';

/** Creates a role for a test, with its key as label. By default, it is a role of the product without permissions. */
export const createTestRole = (key: string, values: Partial<RoleDefinition> = {}): RoleDefinition => ({
  key,
  label: key,
  description: '',
  isSystem: true,
  version: 1,
  permissions: [],
  ...values,
});
