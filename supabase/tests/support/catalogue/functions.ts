/** Those of the functions below that visitors may call too. */
export const visitorFunctions: readonly string[] = [
  'open_cv_upload',
  'published_news',
  'published_redirects',
  'published_settings',
  'published_state',
  'published_text',
  'published_texts',
];

/** Functions of the schema `public`, which the API offers to signed-in people; a new one adds its name. */
export const offeredFunctions: readonly string[] = [
  'activity_found',
  'content_titled',
  'count_activity',
  'count_content',
  'count_media',
  'count_people',
  'count_submissions',
  'erase_person',
  'find_people',
  'find_person',
  'list_business_contacts',
  'list_contact_messages',
  'list_job_applications',
  'list_newsletter_subscriptions',
  'list_press_contacts',
  'media_found',
  'open_cv_upload',
  'published_news',
  'published_redirects',
  'published_settings',
  'published_state',
  'published_text',
  'published_texts',
  'request_site_build',
  'save_content',
  'save_role',
  'site_state',
];

/** Functions of the schema `private` that the API roles may call, by way of policies and of the functions above. */
export const callableFunctions: readonly (readonly [string, readonly string[]])[] = [
  ['activity_ids_found', ['authenticated']],
  ['can_assign_role', ['authenticated', 'service_role']],
  ['content_ids_titled', ['authenticated']],
  ['find_submissions', ['authenticated']],
  ['give_cv_ticket', ['anon', 'authenticated']],
  ['has_cv_ticket', ['anon', 'authenticated']],
  ['has_permission', ['authenticated', 'service_role']],
  ['is_staff', ['authenticated', 'service_role']],
  ['media_ids_found', ['authenticated']],
  ['record_erasure', ['authenticated']],
  ['tables_with_address', ['authenticated']],
];
