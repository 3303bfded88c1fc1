import { expect, it } from 'vitest';
import { describeActivity } from './describe-activity';

type Row = Parameters<typeof describeActivity>[0];

const ID = 'c0000000-0000-4000-8000-000000000001';

const describeAction = (
  type: Row['type'],
  action: string,
  details: Row['details'] = {},
  target_label = 'Cible',
) => {
  const target_id = target_label ? ID : null;
  return describeActivity({ type, action, target_id, target_label, details });
};

const TV_GUIDE_CHANGE = {
  since: '2026-11-23T17:00:00Z',
  until: '2026-11-30T05:00:00Z',
  channels: ['marmite', 'hivowood'],
};

it.each([
  ['content', 'publish', {}, 'a publié « Cible »'],
  ['content', 'unpublish', {}, 'a remis « Cible » en brouillon'],
  ['content', 'tag_merge', { into: 'FESPACO' }, 'a fusionné le tag « Cible » avec « FESPACO »'],
  ['content', 'programmes_create', TV_GUIDE_CHANGE, 'a rempli le guide TV'],
  ['content', 'programme_delete', TV_GUIDE_CHANGE, 'a retiré « Cible » du guide TV'],
  ['content', 'collection_update', {}, 'a modifié « Cible » dans les informations du site'],
  ['content', 'hand_over', { new_owner: 'Ramata Ba' }, 'a transmis à Ramata Ba les contenus du compte Cible'],
  ['role', 'assign', { role: 'editor' }, 'a donné le rôle Éditeur à Cible'],
  ['role', 'assign', { role: 'rh', role_label: 'Les RH' }, 'a donné le rôle Les RH à Cible'],
  ['role', 'remove', { role: 'pigiste' }, 'a retiré le rôle pigiste à Cible'],
  ['role', 'create', {}, 'a créé le rôle « Cible »'],
  ['auth', 'rename_person', {}, 'a renommé Cible'],
  ['auth', 'reset_second_factor', {}, 'a réinitialisé la double authentification du compte Cible'],
  ['settings', 'erase_person', {}, 'a effacé une personne des formulaires'],
  ['settings', 'mass_export', { list: 'job_applications' }, 'a lu ou exporté en nombre les candidatures'],
  ['media', 'something_new', {}, 'a agi sur « Cible »'],
] as const)('describes « %s %s » with details %j', (type, action, details, sentence) => {
  const { before, target, after } = describeAction(type, action, details);
  expect([before, target, after].filter(Boolean).join(' ').replaceAll('\u00a0', ' ')).toBe(sentence);
});

it('describes failed sign-ins on many accounts without a target', () => {
  expect(describeAction('auth', 'failed_sign_ins', {}, '')).toMatchObject({
    before: 'a vu échouer beaucoup de connexions, sur plusieurs comptes',
    target: '',
    href: null,
  });
});

it.each([
  [
    'old and new values, and names of changed long texts',
    'content',
    'update',
    {
      status: 'published',
      changes: { title: ['Avant', 'Après'], status: ['draft', 'published'], category: [null, 'Cinéma'] },
      edited: ['content'],
      tags_added: ['Abidjan', 'Bamako'],
    },
    [
      'Titre : « Avant » → « Après »',
      'Statut : Brouillon → Publié',
      'Catégorie : vide → « Cinéma »',
      'Texte modifié',
      'Tags ajoutés : Abidjan, Bamako',
    ],
  ],
  [
    'the date of a scheduled working copy',
    'content',
    'copy_schedule',
    { changes: { update_at: [null, '2026-11-30T10:00:00+00:00'] } },
    [expect.stringMatching(/^Mise à jour : vide → 30 nov\. 2026 à /)],
  ],
  [
    'the note of a returned text',
    'content',
    'return',
    { status: 'draft', note: 'Une source manque.' },
    ['Mot : « Une source manque. »'],
  ],
  [
    'a changed switch as on or off',
    'settings',
    'update',
    { changes: { maintenance_mode: [false, true] } },
    ['Mode maintenance : désactivé → activé'],
  ],
  [
    'granted and revoked permissions',
    'role',
    'update',
    { old: { permissions: ['media_upload'] }, new: { permissions: ['content_draft', 'content_edit'] } },
    [
      'Permissions données : Rédiger des brouillons, Modifier les contenus',
      'Permissions retirées : Ajouter des médias',
    ],
  ],
  [
    'the new name of a role',
    'role',
    'update',
    { key: 'pigiste', changes: { label: ['Pige', 'Pigiste'] } },
    ['Nom : « Pige » → « Pigiste »'],
  ],
  [
    'the numbers of erased rows without the name of the person',
    'settings',
    'erase_person',
    { contact_messages: 2, press_contacts: 0, newsletter_subscriptions: 1 },
    ['Messages effacés : 2', 'Abonnements effacés : 1'],
  ],
  [
    'the row count of a security alert',
    'settings',
    'mass_export',
    { list: 'activity_log', amount: 12_000 },
    ['Lignes lues : 12 000'],
  ],
  ['the number of failed sign-ins', 'auth', 'failed_sign_ins', { amount: 31 }, ['Essais : 31']],
  [
    'how often an action was repeated',
    'auth',
    'sign_in',
    { amount: 3060 },
    ['Nombre de fois en une heure : 3 060'],
  ],
  [
    'the programmes, channels and times of a change in the TV guide',
    'content',
    'programmes_create',
    { ...TV_GUIDE_CHANGE, programmes: 280, replaced: 12 },
    [
      'Émissions : 280',
      'À la place de : 12',
      'Chaînes : Marmite Channel, Hivowood',
      expect.stringMatching(/^Du 23 nov\. 2026 à .* au 30 nov\. 2026 à /),
    ],
  ],
  ['nothing for details without a change', 'auth', 'sign_in', {}, []],
] as const)('lists %s', (_, type, action, details, changes) => {
  const lines = describeAction(type, action, details as Row['details']).changes;
  // French puts a no-break space before « : » and inside quotes.
  expect(lines.filter((line) => / [:»]|« /.test(line))).toEqual([]);
  expect(lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(changes);
});

it.each([[null], ['texte'], [[1]], [{ changes: 3, edited: 'x' }], [{ changes: { title: 'x' } }]])(
  'lists no changes for details of an unknown shape: %j',
  (details) => {
    expect(describeAction('content', 'update', details as never).changes).toEqual([]);
  },
);

it.each([
  ['content', 'update', `/admin/content/${ID}`],
  ['content', 'delete', null],
  ['content', 'copy_delete', `/admin/content/${ID}`],
  ['content', 'category_update', '/admin/categories?q=Cible'],
  ['content', 'category_delete', null],
  ['content', 'tag_create', '/admin/tags?q=Cible'],
  ['content', 'tag_merge', null],
  ['media', 'upload', '/admin/media?q=Cible'],
  ['media', 'delete', null],
  ['role', 'assign', '/admin/users?q=Cible'],
  ['role', 'update', '/admin/roles'],
  ['role', 'delete', null],
  ['settings', 'update', '/admin/settings'],
  ['settings', 'erase_person', '/admin/forms'],
  ['settings', 'mass_export', null],
  ['auth', 'failed_sign_ins', '/admin/users?q=Cible'],
  ['auth', 'rename_person', '/admin/users?q=Cible'],
  ['auth', 'reset_second_factor', '/admin/users?q=Cible'],
  ['auth', 'remove_second_factor', '/admin/users?q=Cible'],
  ['auth', 'sign_in', null],
] as const)('links the row « %s %s » to %s', (type, action, href) => {
  expect(describeAction(type, action).href).toBe(href);
});

it('links no row that stands for many records', () => {
  expect(describeAction('content', 'publish', { others: 300 }).href).toBeNull();
});
