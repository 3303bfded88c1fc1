import { groupName } from '@/copy/brand';
import { contactEmail, contactPhone, headAddress, socialLinks } from '@/copy/directory';
import { homeSeo } from '@/copy/pages/home';
import type { PublicSettings } from './read-settings';

/** A link of the footer, or none: whatever the answer holds, never anything but the web. */
const webOnly = (href: string) => (/^https?:\/\//.test(href) ? href : '');

/** What stands in the pages, with what stands in the settings instead. */
export function replacements(settings: PublicSettings): Record<string, string> {
  const pairs = [
    [groupName, settings.title],
    [homeSeo.description, settings.description],
    [contactEmail, settings.email],
    [contactPhone, settings.phone],
    [headAddress, settings.address],
    ...socialLinks.map(({ key, href }) => [href, webOnly(settings[key])]),
  ];
  return Object.fromEntries(pairs.filter(([text, replaced]) => text !== replaced));
}
