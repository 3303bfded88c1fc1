/**
 * Loads each screen of sign-in and of the back office, by its name in the URL map. Visitors do not download this file.
 */
export const screens = {
  root: () => import('./staff-root'),
  layout: () => import('./admin-layout'),
  crashed: () => import('./crashed-screen'),
  notFound: () => import('./not-found-screen'),
  signIn: () => import('@/admin/features/auth/sign-in-screen'),
  dashboard: () => import('@/admin/features/dashboard/dashboard-screen'),
  content: () => import('@/admin/features/content/content-screen'),
  contentEditor: () => import('@/admin/features/content/content-editor-screen'),
  contentBin: () => import('@/admin/features/content/content-bin-screen'),
  redirects: () => import('@/admin/features/content/redirects-screen'),
  collections: () => import('@/admin/features/collections/collections-screen'),
  collection: () => import('@/admin/features/collections/collection-screen'),
  guide: () => import('@/admin/features/tv-guide/guide-screen'),
  users: () => import('@/admin/features/users/users-screen'),
  roles: () => import('@/admin/features/roles/roles-screen'),
  forms: () => import('@/admin/features/inbox/forms-screen'),
  campaigns: () => import('@/admin/features/newsletters/campaigns-screen'),
  campaign: () => import('@/admin/features/newsletters/campaign-screen'),
  media: () => import('@/admin/features/media/media-screen'),
  mediaBin: () => import('@/admin/features/media/media-bin-screen'),
  categories: () => import('@/admin/features/taxonomy/categories-screen'),
  tags: () => import('@/admin/features/taxonomy/tags-screen'),
  settings: () => import('@/admin/features/settings/settings-screen'),
  activity: () => import('@/admin/features/activity/activity-screen'),
};
