/** The columns an API role may use a verb on; `all` stands for every column of the table. */
type Columns = readonly string[] | 'all';

/** The verbs of one role on one table; what is absent is refused. */
export interface RoleGrants {
  readonly select?: Columns;
  readonly insert?: Columns;
  readonly update?: Columns;
  readonly delete?: true;
}

/** What each API role may do with a table, before row security narrows it down further. */
interface TableGrants {
  readonly anon: RoleGrants;
  readonly authenticated: RoleGrants;
}

const BUSINESS_FORM = [
  ...['first_name', 'last_name', 'email', 'phone', 'company', 'position', 'subject', 'budget', 'message'],
  ...['appointment_date', 'time_slot'],
];

const PRESS_FORM = [
  ...['first_name', 'last_name', 'email', 'phone', 'media', 'position', 'type', 'subject', 'message'],
  ...['interview_date', 'deadline', 'newsletter_subscription'],
];

/** What is said of a programme of the TV guide. */
const PROGRAMME = ['starts_at', 'ends_at', 'title', 'kind', 'summary', 'highlight'];

/** What staff make of a submission. */
const HANDLING = ['status', 'note', 'assignee', 'due_on'];

const JOB_FORM = [
  ...[
    'first_name',
    'last_name',
    'email',
    'phone',
    'address',
    'city',
    'job_title',
    'department',
    'experience',
  ],
  ...['education', 'skills', 'motivation', 'availability', 'salary', 'remote', 'relocate', 'portfolio'],
  ...['linkedin', 'cover_letter', 'gdpr_consent', 'cv_path'],
];

const CONSENT_PROOF = ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at'];
const SETTINGS = [
  ...['title', 'description', 'url', 'email', 'phone', 'address', 'facebook', 'twitter', 'instagram'],
  ...['youtube', 'linkedin', 'maintenance_mode', 'public_comments'],
];

/** Every table of the schema `public`; a new table adds its entry. */
export const expectedGrants: Readonly<Record<string, TableGrants>> = {
  profiles: {
    anon: {},
    authenticated: {
      select: 'all',
      update: ['first_name', 'last_name', 'watch_seen_at', 'first_steps_hidden'],
    },
  },
  roles: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'description', 'position'],
      update: ['label', 'description', 'position'],
      delete: true,
    },
  },
  role_permissions: {
    anon: {},
    authenticated: { select: 'all', insert: ['role', 'permission'], delete: true },
  },
  user_roles: {
    anon: {},
    authenticated: { select: 'all', insert: ['user_id', 'role'], delete: true },
  },
  newsletter_subscriptions: {
    anon: { insert: ['email'] },
    authenticated: {
      select: ['id', 'email', 'is_active', 'subscribed_at'],
      insert: ['email'],
      update: ['is_active'],
      delete: true,
    },
  },
  contact_messages: {
    anon: { insert: ['name', 'email', 'subject', 'message'] },
    authenticated: {
      select: 'all',
      insert: ['name', 'email', 'subject', 'message'],
      update: HANDLING,
      delete: true,
    },
  },
  business_contacts: {
    anon: { insert: BUSINESS_FORM },
    authenticated: { select: 'all', insert: BUSINESS_FORM, update: HANDLING, delete: true },
  },
  press_contacts: {
    anon: { insert: PRESS_FORM },
    authenticated: { select: 'all', insert: PRESS_FORM, update: HANDLING, delete: true },
  },
  job_applications: {
    anon: { insert: JOB_FORM },
    authenticated: { select: 'all', insert: JOB_FORM, update: HANDLING, delete: true },
  },
  content: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: [
        ...['title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'author_id', 'published_at'],
        ...['cover_media_id', 'category_id', 'publish_at', 'unpublish_at', 'pinned'],
        ...['seo_title', 'seo_description', 'share_media_id', 'byline'],
      ],
      update: [
        ...['title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'published_at', 'autosaved_at'],
        ...['cover_media_id', 'category_id', 'publish_at', 'unpublish_at', 'pinned'],
        ...['seo_title', 'seo_description', 'share_media_id', 'byline'],
      ],
      delete: true,
    },
  },
  content_revisions: {
    anon: {},
    authenticated: { select: 'all' },
  },
  content_bin: {
    anon: {},
    authenticated: {
      select: [
        'id',
        ...['title', 'slug', 'status', 'content_type', 'deleted_by', 'deleted_by_name', 'deleted_at'],
      ],
      delete: true,
    },
  },
  content_previews: {
    anon: {},
    authenticated: {
      select: ['id', 'content_id', 'made_by', 'made_by_name', 'created_at', 'expires_at'],
      delete: true,
    },
  },
  content_media: {
    anon: {},
    authenticated: { select: 'all' },
  },
  media_bin: {
    anon: {},
    authenticated: {
      select: [
        ...['id', 'filename', 'original_filename', 'file_path', 'file_size', 'media_type', 'renditions'],
        ...['deleted_by', 'deleted_by_name', 'deleted_at'],
      ],
      delete: true,
    },
  },
  media_library: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: [
        ...['filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'],
        ...['uploaded_by', 'width', 'height', 'alt_text', 'color', 'renditions'],
      ],
      update: [
        ...['file_size', 'width', 'height', 'alt_text', 'caption', 'credit', 'focal_x', 'focal_y'],
        ...['color', 'renditions', 'replaced_at'],
      ],
      delete: true,
    },
  },
  activity_log: {
    anon: {},
    authenticated: { select: 'all' },
  },
  consent_proofs: {
    anon: { insert: CONSENT_PROOF },
    authenticated: { insert: CONSENT_PROOF },
  },
  categories: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['name', 'slug', 'description', 'parent_id'],
      update: ['name', 'slug', 'description', 'parent_id', 'position'],
      delete: true,
    },
  },
  tags: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['name', 'slug'],
      update: ['name', 'slug', 'merged_into'],
      delete: true,
    },
  },
  programmes: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['channel', ...PROGRAMME],
      update: PROGRAMME,
      delete: true,
    },
  },
  content_redirects: {
    anon: {},
    authenticated: { select: 'all', delete: true },
  },
  content_tags: {
    anon: {},
    authenticated: { select: 'all', insert: ['content_id', 'tag_id'], delete: true },
  },
  invitations: {
    anon: {},
    authenticated: { select: 'all', insert: ['email', 'role'], update: ['sends'], delete: true },
  },
  site_collection_revisions: { anon: {}, authenticated: { select: 'all' } },
  site_collections: {
    anon: {},
    authenticated: { select: 'all', insert: ['key', 'label', 'value'], update: ['label', 'value'] },
  },
  site_settings: {
    anon: {},
    authenticated: { select: 'all', update: [...SETTINGS, 'open_registration', 'require_second_factor'] },
  },
  letters: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['subject', 'intro', 'stories'],
      update: ['subject', 'intro', 'stories'],
      delete: true,
    },
  },
  alert_follows: {
    anon: {},
    authenticated: {
      select: ['user_id', 'tab', 'mode'],
      insert: ['tab', 'mode'],
      update: ['tab', 'mode'],
      delete: true,
    },
  },
};
