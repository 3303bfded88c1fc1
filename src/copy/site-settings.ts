import { groupName } from './brand.ts';
import {
  defaultContactEmail,
  defaultContactPhone,
  defaultHeadOfficeAddress,
  defaultSocialLinks,
} from './directory.ts';

/** Settings that staff may change under « Paramètres ». */
export interface SiteSettings {
  /** Name of the group. */
  title: string;
  /** Description of the home page. */
  description: string;
  email: string;
  phone: string;
  /** Address of the head office. */
  address: string;
  facebook: string;
  twitter: string;
  instagram: string;
  youtube: string;
  linkedin: string;
  maintenance_mode: boolean;
  /** End of the maintenance (ISO date and time); empty without one. */
  maintenance_until: string;
}

/** Default settings. The migration of `site_settings` inserts the same values. */
export const defaultSettings: SiteSettings = {
  title: groupName,
  description:
    'Quatre chaînes de télévision et une plateforme de streaming : le Groupe Obouo révèle les histoires africaines, du cinéma à la cuisine, dans plus de 15 pays.',
  email: defaultContactEmail,
  phone: defaultContactPhone,
  address: defaultHeadOfficeAddress,
  ...defaultSocialLinks,
  maintenance_mode: false,
  maintenance_until: '',
};
