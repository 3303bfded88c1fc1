// With file extensions, because Node reads this file in the build configuration.
import { groupName, platformName, siteUrl } from '../brand.ts';
import { channelPitchTexts } from '../channel-pitches.ts';
import { channels } from '../channels.ts';
import { contactEmail, contactPhone, initialOffices, pressEmail } from '../directory.ts';
import { toCompleteOffice } from '../office.ts';
import { channelColours, clearSpaceRule, formatRgb, groupColours, smallestSizeRule } from './brand-assets.ts';
import { mediaKitUsage, pressBoilerplate } from './media-kit.ts';

/** Text file in each archive. */
export const mediaKitArchiveNotice = `${groupName} : kit média\n\nLes fichiers SVG s’ouvrent dans un navigateur ou un logiciel de dessin, et s’agrandissent sans perte. Les logos sont aussi en PNG transparent, pour un fond sombre et pour un fond clair.\n\n${clearSpaceRule}\n${smallestSizeRule}\n\nCouleurs :\n${[...groupColours, ...channelColours].map((colour) => `${colour.name} : ${colour.value.toUpperCase()}, RVB ${formatRgb(colour)}`).join('\n')}\n\n${mediaKitUsage}\n\nService de presse : ${pressEmail}\n${siteUrl}/presse\n`;

/** Text download: boilerplate, channels, platform and contacts. */
export const presentationFileContent = [
  groupName.toUpperCase(),
  'PRÉSENTATION POUR LA PRESSE',
  '',
  pressBoilerplate,
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
  `Groupe : ${contactEmail}, ${contactPhone}`,
  ...initialOffices
    .map((office) => toCompleteOffice(office))
    .map(({ city, address, phone }) => `${city} : ${address}, ${phone}`),
  '',
  mediaKitUsage,
  '',
  siteUrl,
  '',
].join('\n');
