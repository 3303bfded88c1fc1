/** Addresses that the code links to. They are French; content modules write public addresses literally. */
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
    forms: '/admin/forms',
  },
} as const;
