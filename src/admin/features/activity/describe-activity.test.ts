import { expect, it } from 'vitest';
import type { Json } from '@/types/database';
import { describeActivity } from './describe-activity';

const ID = 'c0000000-0000-4000-8000-000000000001';

const tell = (type: 'content' | 'media' | 'settings' | 'auth' | 'role', action: string, details = {}) => {
  const story = describeActivity({ type, action, target_id: ID, target_label: 'Cible', details });
  return [story.before, story.target, story.after].filter(Boolean).join(' ');
};

it('describes each action in French', () => {
  expect(tell('content', 'publish')).toBe('a publié «\u00a0Cible\u00a0»');
  expect(tell('content', 'unpublish')).toBe('a remis «\u00a0Cible\u00a0» en brouillon');
  expect(tell('content', 'restore')).toBe('a restauré «\u00a0Cible\u00a0» de la corbeille, comme brouillon');
  expect(tell('content', 'final_delete')).toBe('a supprimé «\u00a0Cible\u00a0» définitivement');
  expect(tell('content', 'propose')).toBe('a proposé «\u00a0Cible\u00a0» à la relecture');
  expect(tell('content', 'preview_end')).toBe('a retiré un lien d’aperçu de «\u00a0Cible\u00a0»');
  expect(tell('content', 'tag_merge', { into: 'FESPACO' })).toBe(
    'a fusionné le tag «\u00a0Cible\u00a0» avec «\u00a0FESPACO\u00a0»',
  );
  expect(tell('role', 'assign', { role: 'editor' })).toBe('a donné le rôle Éditeur à Cible');
  expect(tell('role', 'remove', { role: 'pigiste' })).toBe('a retiré le rôle pigiste à Cible');
  expect(tell('role', 'create')).toBe('a créé le rôle «\u00a0Cible\u00a0»');
  expect(tell('role', 'delete')).toBe('a supprimé le rôle «\u00a0Cible\u00a0»');
  expect(tell('role', 'invite', { role: 'editor' })).toBe('a invité Cible avec le rôle Éditeur');
  expect(tell('role', 'accept', { role: 'editor' })).toBe('a accepté l’invitation et reçu le rôle Éditeur');
  expect(tell('auth', 'suspend')).toBe('a suspendu le compte de Cible');
  expect(tell('content', 'hand_over', { heir: 'Ramata Ba' })).toBe(
    'a transmis à Ramata Ba les contenus de Cible',
  );
  expect(tell('settings', 'erase_person')).toBe('a effacé une personne des formulaires');
  expect(tell('auth', 'sign_in')).toBe('a ouvert une session');
  expect(tell('auth', 'rename')).toBe('a changé de nom');
  expect(tell('auth', 'rename_person')).toBe('a changé le nom de «\u00a0Cible\u00a0»');
  expect(tell('auth', 'change_email')).toBe('a changé d’adresse e-mail');
  expect(tell('settings', 'update')).toBe('a modifié les paramètres du site');
  expect(tell('media', 'replace')).toBe('a remplacé le fichier «\u00a0Cible\u00a0»');
  expect(tell('media', 'prepare')).toBe('a préparé les tailles de l’image «\u00a0Cible\u00a0»');
  expect(tell('media', 'cv_bucket_full')).toBe('a refusé un CV : la place réservée aux CV est pleine');
  expect(tell('settings', 'mass_export', { list: 'job_applications' })).toBe(
    'a lu ou exporté en nombre les candidatures',
  );
  expect(tell('settings', 'mass_erasure')).toBe('a supprimé beaucoup d’éléments en moins d’une heure');
  expect(tell('auth', 'failed_sign_ins')).toBe(
    'a vu échouer plusieurs connexions de suite au compte «\u00a0Cible\u00a0»',
  );
  expect(tell('media', 'something_new')).toBe('a agi sur «\u00a0Cible\u00a0»');
});

it('tells the word with which a text went back', () => {
  const { changes } = describeActivity({
    ...{ type: 'content', action: 'return', target_id: ID, target_label: 'Cible' },
    details: { status: 'draft', note: 'Une source manque.' },
  });
  expect(changes).toEqual(['Mot\u00a0: «\u00a0Une source manque.\u00a0»']);
});

it('tells old and new, and that long texts changed', () => {
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

it('says a switch in words', () => {
  const details = { changes: { maintenance_mode: [false, true] } };
  const row = { type: 'settings', action: 'update', target_id: null, target_label: '', details } as const;
  expect(describeActivity(row).changes).toEqual(['Mode maintenance\u00a0: désactivé → activé']);
});

it('tells which permissions came and went, and what a role is called now', () => {
  const told = (details: NonNullable<Json>) =>
    describeActivity({ type: 'role', action: 'update', target_id: null, target_label: 'Pigiste', details })
      .changes;
  expect(
    told({ old: { permissions: ['media_upload'] }, new: { permissions: ['content_draft', 'content_edit'] } }),
  ).toEqual([
    'Permissions données\u00a0: Rédiger des brouillons, Modifier les contenus',
    'Permissions retirées\u00a0: Ajouter des médias',
  ]);
  expect(
    told({
      old: { label: 'Pige', description: 'Textes' },
      new: { label: 'Pigiste', description: 'Textes' },
    }),
  ).toEqual(['Nom\u00a0: «\u00a0Pige\u00a0» → «\u00a0Pigiste\u00a0»']);
});

it('counts what went with an erased person, without a name', () => {
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

it('counts rows of an alert and names attempts on many accounts', () => {
  const story = (type: 'settings' | 'auth', action: string, details: NonNullable<Json>) =>
    describeActivity({ type, action, target_id: null, target_label: '', details });
  expect(story('settings', 'mass_export', { list: 'activity_log', amount: 12_000 }).changes).toEqual([
    'Lignes lues\u00a0: 12\u202f000',
  ]);
  const everywhere = story('auth', 'failed_sign_ins', { amount: 31 });
  expect(everywhere).toMatchObject({
    before: 'a vu échouer beaucoup de connexions, sur plusieurs comptes',
    ...{ target: '', href: null, changes: ['Essais\u00a0: 31'] },
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
] as const)('leads from %s %s to %s', (type, action, href) => {
  expect(describeActivity({ type, action, target_id: ID, target_label: 'Cible', details: {} }).href).toBe(
    href,
  );
});

it('tells how much of the TV guide was filled, where and when, in one line', () => {
  const span = {
    since: '2026-11-23T17:00:00Z',
    until: '2026-11-30T05:00:00Z',
    channels: ['marmite', 'hivowood'],
  };
  expect(tell('content', 'programmes_create', span)).toBe('a rempli le guide TV');
  expect(tell('content', 'programme_delete', span)).toBe('a retiré «\u00a0Cible\u00a0» du guide TV');
  const story = describeActivity({
    ...{ type: 'content', action: 'programmes_create', target_id: null, target_label: '' },
    details: { ...span, programmes: 280, replaced: 12 },
  });
  expect(story.changes).toEqual([
    'Émissions\u00a0: 280',
    'À la place de\u00a0: 12',
    'Chaînes\u00a0: Marmite Channel, Hivowood',
    expect.stringMatching(/^Du 23 nov\. 2026 à .* au 30 nov\. 2026 à /),
  ]);
});

it('survives details of any shape', () => {
  for (const details of [null, 'texte', [1], { changes: 3, edited: 'x' }, { changes: { title: 'x' } }]) {
    const row = { type: 'content', action: 'update', target_id: ID, target_label: 'Cible', details } as const;
    expect(describeActivity(row as never).changes).toEqual([]);
  }
});

it('tells how often the same was done', () => {
  const row = { type: 'auth', action: 'sign_in', target_id: ID, target_label: 'Cible' } as const;
  expect(describeActivity({ ...row, details: { amount: 3060 } }).changes).toEqual([
    'Nombre de fois en une heure\u00a0: 3\u202f060',
  ]);
  expect(describeActivity({ ...row, details: {} }).changes).toEqual([]);
});
