/** Paths that several files use. Other links write their path themselves. */
export const paths = {
  home: '/',
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
