import { useEffect, useState } from 'react';
import { liveTexts } from './live-texts';
import { MaintenanceNotice } from './maintenance-notice';
import { fetchPublicSettings, type PublicSettings } from './read-settings';
import { replacements } from './replacements';
import { isStaff } from './staff';

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

  return settings?.maintenance_mode && !isStaff() ? <MaintenanceNotice email={settings.email} /> : null;
}
