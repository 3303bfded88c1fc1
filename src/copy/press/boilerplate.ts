// Imports with file extensions, because Node reads this file in the build configuration.
import { groupName, platformName } from '../brand.ts';
import { channels } from '../channels.ts';

/** Boilerplate: three sentences that the press may print unchanged. */
export const pressBoilerplate = `Le ${groupName} est un groupe audiovisuel panafricain fondé le 1er avril 2025, installé à Paris et à Abidjan. Il édite quatre chaînes de télévision, ${channels.map(({ name }) => name).join(', ')}, et une plateforme de streaming, ${platformName}, accessible gratuitement avec publicité ou par abonnement sans publicité. Sa mission : bâtir un écosystème média où les histoires africaines naissent, se financent, se partagent et rayonnent.`;
