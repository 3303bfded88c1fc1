import { activityLogRules } from './rules/activity-log.ts';
import { alertFollowRules } from './rules/alert-follows.ts';
import { consentProofRules } from './rules/consent-proofs.ts';
import { contentRules } from './rules/content.ts';
import { contentBinRules } from './rules/content-bin.ts';
import { contentMediaRules } from './rules/content-media.ts';
import { contentPreviewRules } from './rules/content-previews.ts';
import { contentRedirectRules } from './rules/content-redirects.ts';
import { contentRevisionRules } from './rules/content-revisions.ts';
import { businessContactRules, jobApplicationRules, pressContactRules } from './rules/dialog-tables.ts';
import { contactMessageRules, newsletterRules } from './rules/form-tables.ts';
import { invitationRules } from './rules/invitations.ts';
import { letterRules } from './rules/letters.ts';
import { mediaBinRules } from './rules/media-bin.ts';
import { mediaLibraryRules } from './rules/media-library.ts';
import { profileRules } from './rules/profiles.ts';
import { programmeRules } from './rules/programmes.ts';
import { rolePermissionRules, roleRules } from './rules/roles.ts';
import { siteCollectionRevisionRules, siteCollectionRules } from './rules/site-collections.ts';
import { siteSettingsRules } from './rules/site-settings.ts';
import { categoryRules, contentTagRules, tagRules } from './rules/taxonomy.ts';
import { userRoleRules } from './rules/user-roles.ts';
import type { TableRules } from './rules.ts';

/** Every table of the schema `public`; the catalogue test fails for a table that is missing here. */
export const allRules: readonly TableRules[] = [
  profileRules,
  roleRules,
  rolePermissionRules,
  userRoleRules,
  newsletterRules,
  contactMessageRules,
  businessContactRules,
  pressContactRules,
  jobApplicationRules,
  contentRules,
  contentRevisionRules,
  contentMediaRules,
  contentBinRules,
  contentPreviewRules,
  contentRedirectRules,
  mediaLibraryRules,
  mediaBinRules,
  activityLogRules,
  consentProofRules,
  categoryRules,
  tagRules,
  contentTagRules,
  siteSettingsRules,
  siteCollectionRules,
  siteCollectionRevisionRules,
  programmeRules,
  letterRules,
  alertFollowRules,
  invitationRules,
];
