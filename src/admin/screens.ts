/**
 * Every screen of sign-in and of the back office, by the name the URL map calls it. A file of its own: the names of what staff
 * download are no weight of a visitor's first script.
 */
export const screens = {
  root: () => import('./layout/staff-root'),
  layout: () => import('./layout/admin-layout'),
  crashed: () => import('./layout/crashed-screen'),
  notFound: () => import('./layout/not-found-screen'),
  signIn: () => import('./auth/sign-in-screen'),
  dashboard: () => import('./dashboard/dashboard-screen'),
  content: () => import('./content/content-screen'),
  collections: () => import('./collections/collections-screen'),
  collection: () => import('./collections/collection-screen'),
  guide: () => import('./guide/guide-screen'),
  users: () => import('./users/users-screen'),
  roles: () => import('./roles/roles-screen'),
  forms: () => import('./submissions/forms-screen'),
  letters: () => import('./letters/letters-screen'),
  letter: () => import('./letters/letter-screen'),
  media: () => import('./media/media-screen'),
  categories: () => import('./taxonomy/categories-screen'),
  tags: () => import('./taxonomy/tags-screen'),
  settings: () => import('./settings/settings-screen'),
  activity: () => import('./activity/activity-screen'),
};
