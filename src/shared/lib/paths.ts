/** Paths that the code links to; files of `src/copy` write public paths themselves. */
export const paths = {
  home: '/',
  channels: '/chaines',
  contact: '/contact',
  press: '/presse',
  auth: '/auth',
  admin: {
    dashboard: '/admin',
    content: '/admin/content',
    newContent: '/admin/content/nouveau',
    contentBin: '/admin/content/corbeille',
    redirects: '/admin/content/redirections',
    guide: '/admin/content/guide',
    collections: '/admin/content/informations',
    media: '/admin/media',
    mediaBin: '/admin/media/corbeille',
    forms: '/admin/forms',
    campaigns: '/admin/forms/newsletters',
  },
} as const;
