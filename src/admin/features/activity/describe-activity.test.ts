import { expect, it } from 'vitest';
import type { Json } from '@/types/database';
import { describeActivity } from './describe-activity';

const ID = 'c0000000-0000-4000-8000-000000000001';

const describeSentence = (
  type: 'content' | 'media' | 'settings' | 'auth' | 'role',
  action: string,
  details = {},
) => {
  const description = describeActivity({ type, action, target_id: ID, target_label: 'Cible', details });
  return [description.before, description.target, description.after].filter(Boolean).join(' ');
};

it.each([
  ['content', 'publish', {}, 'a publié « Cible »'],
  ['content', 'unpublish', {}, 'a remis « Cible » en brouillon'],
  ['content', 'tag_merge', { into: 'FESPACO' }, 'a fusionné le tag « Cible » avec « FESPACO »'],
  ['role', 'assign', { role: 'editor' }, 'a donné le rôle Éditeur à Cible'],
  ['role', 'remove', { role: 'pigiste' }, 'a retiré le rôle pigiste à Cible'],
  [
    'role',
    'assign',
    { role: 'rh', role_label: 'Ressources humaines' },
    'a donné le rôle Ressources humaines à Cible',
  ],
  ['role', 'create', {}, 'a créé le rôle « Cible »'],
  ['content', 'hand_over', { new_owner: 'Ramata Ba' }, 'a transmis à Ramata Ba les contenus de Cible'],
  ['settings', 'erase_person', {}, 'a effacé une personne des formulaires'],
  ['settings', 'mass_export', { list: 'job_applications' }, 'a lu ou exporté en nombre les candidatures'],
  ['media', 'something_new', {}, 'a agi sur « Cible »'],
] as const)('describes « %s %s » with details %j', (type, action, details, sentence) => {
  expect(describeSentence(type, action, details).replaceAll('\u00a0', ' ')).toBe(sentence);
});

it('describes the note of a returned text', () => {
  const { changes } = describeActivity({
    type: 'content',
    action: 'return',
    target_id: ID,
    target_label: 'Cible',
    details: { status: 'draft', note: 'Une source manque.' },
  });
  expect(changes).toEqual(['Mot\u00a0: «\u00a0Une source manque.\u00a0»']);
});

it('lists old and new values, and names changed long texts', () => {
  const { changes } = describeActivity({
    type: 'content',
    action: 'update',
    target_id: ID,
    target_label: 'Cible',
    details: {
      status: 'published',
      changes: { title: ['Avant', 'Après'], status: ['draft', 'published'], category: [null, 'Cinéma'] },
      edited: ['content'],
      tags_added: ['Abidjan', 'Bamako'],
    },
  });
  expect(changes).toEqual([
    'Titre\u00a0: «\u00a0Avant\u00a0» → «\u00a0Après\u00a0»',
    'Statut\u00a0: Brouillon → Publié',
    'Catégorie\u00a0: vide → «\u00a0Cinéma\u00a0»',
    'Texte modifié',
    'Tags ajoutés\u00a0: Abidjan, Bamako',
  ]);
});

it('describes a changed switch as on or off', () => {
  const details = { changes: { maintenance_mode: [false, true] } };
  const row = { type: 'settings', action: 'update', target_id: null, target_label: '', details } as const;
  expect(describeActivity(row).changes).toEqual(['Mode maintenance\u00a0: désactivé → activé']);
});

it('lists granted and revoked permissions and the new name of a role', () => {
  const describeRoleChanges = (details: NonNullable<Json>) =>
    describeActivity({ type: 'role', action: 'update', target_id: null, target_label: 'Pigiste', details })
      .changes;
  expect(
    describeRoleChanges({
      old: { permissions: ['media_upload'] },
      new: { permissions: ['content_draft', 'content_edit'] },
    }),
  ).toEqual([
    'Permissions données\u00a0: Rédiger des brouillons, Modifier les contenus',
    'Permissions retirées\u00a0: Ajouter des médias',
  ]);
  expect(
    describeRoleChanges({
      key: 'pigiste',
      changes: { label: ['Pige', 'Pigiste'] },
    }),
  ).toEqual(['Nom\u00a0: «\u00a0Pige\u00a0» → «\u00a0Pigiste\u00a0»']);
});

it('lists the numbers of erased rows without the name of the person', () => {
  const details = { contact_messages: 2, press_contacts: 0, newsletter_subscriptions: 1 };
  const row = {
    type: 'settings',
    action: 'erase_person',
    target_id: null,
    target_label: 'Formulaires',
    details,
  };
  expect(describeActivity(row as never).changes).toEqual([
    'Messages effacés\u00a0: 2',
    'Abonnements effacés\u00a0: 1',
  ]);
});

it('describes the row count of a security alert and sign-in attempts on many accounts', () => {
  const describeWithoutTarget = (type: 'settings' | 'auth', action: string, details: NonNullable<Json>) =>
    describeActivity({ type, action, target_id: null, target_label: '', details });
  expect(
    describeWithoutTarget('settings', 'mass_export', { list: 'activity_log', amount: 12_000 }).changes,
  ).toEqual(['Lignes lues\u00a0: 12\u202f000']);
  const manyAccounts = describeWithoutTarget('auth', 'failed_sign_ins', { amount: 31 });
  expect(manyAccounts).toMatchObject({
    before: 'a vu échouer beaucoup de connexions, sur plusieurs comptes',
    target: '',
    href: null,
    changes: ['Essais\u00a0: 31'],
  });
});

it.each([
  ['content', 'update', `/admin/content/${ID}`],
  ['content', 'delete', null],
  ['content', 'category_update', '/admin/categories?q=Cible'],
  ['content', 'category_delete', null],
  ['content', 'tag_create', '/admin/tags?q=Cible'],
  ['media', 'upload', '/admin/media?q=Cible'],
  ['media', 'delete', null],
  ['role', 'assign', '/admin/users?q=Cible'],
  ['role', 'update', '/admin/roles'],
  ['role', 'delete', null],
  ['settings', 'update', '/admin/settings'],
  ['settings', 'erase_person', '/admin/forms'],
  ['settings', 'mass_export', null],
  ['auth', 'failed_sign_ins', '/admin/users?q=Cible'],
  ['auth', 'sign_in', null],
] as const)('links the row « %s %s » to %s', (type, action, href) => {
  expect(describeActivity({ type, action, target_id: ID, target_label: 'Cible', details: {} }).href).toBe(
    href,
  );
});

it('describes a change of the TV guide by programmes, channels and times', () => {
  const span = {
    since: '2026-11-23T17:00:00Z',
    until: '2026-11-30T05:00:00Z',
    channels: ['marmite', 'hivowood'],
  };
  expect(describeSentence('content', 'programmes_create', span)).toBe('a rempli le guide TV');
  expect(describeSentence('content', 'programme_delete', span)).toBe(
    'a retiré «\u00a0Cible\u00a0» du guide TV',
  );
  const description = describeActivity({
    type: 'content',
    action: 'programmes_create',
    target_id: null,
    target_label: '',
    details: { ...span, programmes: 280, replaced: 12 },
  });
  expect(description.changes).toEqual([
    'Émissions\u00a0: 280',
    'À la place de\u00a0: 12',
    'Chaînes\u00a0: Marmite Channel, Hivowood',
    expect.stringMatching(/^Du 23 nov\. 2026 à .* au 30 nov\. 2026 à /),
  ]);
});

it('returns no changes for details of an unknown shape', () => {
  for (const details of [null, 'texte', [1], { changes: 3, edited: 'x' }, { changes: { title: 'x' } }]) {
    const row = { type: 'content', action: 'update', target_id: ID, target_label: 'Cible', details } as const;
    expect(describeActivity(row as never).changes).toEqual([]);
  }
});

it('shows how often an action was repeated', () => {
  const row = { type: 'auth', action: 'sign_in', target_id: ID, target_label: 'Cible' } as const;
  expect(describeActivity({ ...row, details: { amount: 3060 } }).changes).toEqual([
    'Nombre de fois en une heure\u00a0: 3\u202f060',
  ]);
  expect(describeActivity({ ...row, details: {} }).changes).toEqual([]);
});
