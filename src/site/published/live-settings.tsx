import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { groupName } from '@/content/brand';
import { contactEmail, contactPhone, offices, socialLinks } from '@/content/site/directory';
import { liveTexts } from './live-texts';
import { MaintenanceNotice } from './maintenance-notice';
import { fetchPublicSettings, type PublicSettings } from './read-settings';

/** A link of the footer, or none: whatever the answer holds, never anything but the web. */
const webOnly = (href: string) => (/^https?:\/\//.test(href) ? href : '');

/** What stands in the pages, with what stands in the settings instead. */
function replacements(settings: PublicSettings): Record<string, string> {
  return {
    [contactEmail]: settings.email,
    [contactPhone]: settings.phone,
    [offices[0].fullAddress]: settings.address,
    ...Object.fromEntries(socialLinks.map(({ key, href }) => [href, webOnly(settings[key])])),
  };
}

/** Staff keep working while visitors wait: their browser holds a session. Courtesy only, nothing is protected by it. */
function isStaff(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
}

/** Puts the name of the site into the titles that React writes, now and after each change of page. */
function useLiveTitle(title: string) {
  useEffect(() => {
    if (title === groupName) return;
    const rename = () => {
      if (!document.title.includes(title)) document.title = document.title.replace(groupName, title);
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}

function useLiveDescription(description: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!description || pathname !== '/') return;
    for (const name of ['meta[name="description"]', 'meta[property="og:description"]']) {
      document.head.querySelector(name)?.setAttribute('content', description);
    }
  }, [description, pathname]);
}

/** What staff have changed since the site was built: names, contacts, links, and whether visitors may come in. */
export function LiveSettings() {
  const [settings, setSettings] = useState<PublicSettings | null>(null);

  useEffect(() => {
    void fetchPublicSettings().then((answer) => {
      if (!answer) return;
      setSettings(answer);
      liveTexts.set(replacements(answer));
    });
  }, []);

  useLiveTitle(settings?.title ?? groupName);
  useLiveDescription(settings?.description);
  return settings?.maintenance_mode && !isStaff() ? <MaintenanceNotice email={settings.email} /> : null;
}
