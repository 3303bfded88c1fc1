// Imports with file extensions, because Node reads this file in the build configuration.
import { groupName, platformName, siteUrl } from '../brand.ts';
import { channelPitchTexts } from '../channel-pitches.ts';
import { channels } from '../channels.ts';
import { defaultOffices, pressEmail } from '../directory.ts';
import { type CompleteOffice, toCompleteOffice } from '../office.ts';
import { defaultSettings, type SiteSettings } from '../site-settings.ts';
import { pressBoilerplate } from './boilerplate.ts';
import {
  channelBrandColours,
  formatRgbValues,
  groupBrandColours,
  logoClearSpaceText,
  smallestLogoSizeText,
} from './brand-assets.ts';
import { mediaKitUsage } from './media-kit.ts';

/** Text of the notice file in each ZIP archive of the media kit. */
export const mediaKitNoticeFileText = `${groupName} : kit média\n\nLes fichiers SVG s’ouvrent dans un navigateur ou un logiciel de dessin, et s’agrandissent sans perte. Les logos sont aussi en PNG transparent, pour un fond sombre et pour un fond clair.\n\n${logoClearSpaceText}\n${smallestLogoSizeText}\n\nCouleurs :\n${[...groupBrandColours, ...channelBrandColours].map((colour) => `${colour.name} : ${colour.value.toUpperCase()}, RVB ${formatRgbValues(colour)}`).join('\n')}\n\n${mediaKitUsage}\n\nService de presse : ${pressEmail}\n${siteUrl}/presse\n`;

/** First character of a text file. Some programs read a file without this mark as Latin-1. */
export const BYTE_ORDER_MARK = '\uFEFF';

interface PresentationFacts {
  settings?: Pick<SiteSettings, 'email' | 'phone'>;
  offices?: readonly CompleteOffice[];
  boilerplate?: string;
}

/** Returns the text of the presentation file; a missing fact takes its default value. */
export const createPresentationText = ({
  settings: { email, phone } = defaultSettings,
  offices = defaultOffices.map((office) => toCompleteOffice(office, defaultSettings)),
  boilerplate = pressBoilerplate,
}: PresentationFacts = {}): string =>
  BYTE_ORDER_MARK +
  [
    groupName.toUpperCase(),
    'PRÉSENTATION POUR LA PRESSE',
    '',
    boilerplate,
    '',
    'LES QUATRE CHAÎNES',
    '',
    ...channels.map(({ key, name, tagline }) => `${name} (${tagline})\n${channelPitchTexts[key]}\n`),
    'LA PLATEFORME',
    '',
    `${platformName} : streaming HD/4K adapté à la connexion, jusqu’à 5 profils par compte famille, visionnage hors ligne, recommandations, recherche avancée et liste personnelle.`,
    '',
    'CONTACTS',
    '',
    `Presse : ${pressEmail}`,
    `Groupe : ${email}, ${phone}`,
    ...offices.map((office) => `${office.city} : ${office.address}, ${office.phone}`),
    '',
    mediaKitUsage,
    '',
    siteUrl,
    '',
  ].join('\n');
