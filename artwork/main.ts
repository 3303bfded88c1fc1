import { mkdirSync, writeFileSync } from 'node:fs';
import { artHivowood } from './art-hivowood.ts';
import { artInspiration } from './art-inspiration.ts';
import { artMarmite } from './art-marmite.ts';
import { artObouoTv } from './art-obouo-tv.ts';
import { logoHivowood, logoInspiration, logoMarmite, logoObouoTv } from './channel-logos.ts';
import { characterHivowood, characterInspiration, characterMarmite, characterObouoTv } from './characters.ts';
import { groupLogo } from './group-logo.ts';
import { heroCity } from './hero-city.ts';
import { heroMask } from './hero-mask.ts';
import { heroSun } from './hero-sun.ts';
import { heroWeave } from './hero-weave.ts';
import { newsAward } from './news-award.ts';
import { newsCamera } from './news-camera.ts';
import { newsCinema } from './news-cinema.ts';
import { newsDrum } from './news-drum.ts';
import { newsMicrophone } from './news-microphone.ts';
import { newsPartnership } from './news-partnership.ts';
import { newsRiver } from './news-river.ts';
import { newsTechnology } from './news-technology.ts';
import { newsVillage } from './news-village.ts';
import { playMockup } from './play-mockup.ts';
import type { Canvas } from './svg.ts';
import { team1, team2, team3, team4, team5, team6 } from './team.ts';

const ARTWORKS: Readonly<Record<string, () => Canvas>> = {
  'group-logo': groupLogo,
  'hero-1': heroSun,
  'hero-2': heroMask,
  'hero-3': heroWeave,
  'hero-4': heroCity,
  'channel-art-hivowood': artHivowood,
  'channel-art-obouo-tv': artObouoTv,
  'channel-art-inspiration': artInspiration,
  'channel-art-marmite': artMarmite,
  'news-partnership': newsPartnership,
  'news-cinema': newsCinema,
  'news-technology': newsTechnology,
  'news-award': newsAward,
  'play-mockup': playMockup,
  'channel-logo-hivowood': logoHivowood,
  'channel-logo-obouo-tv': logoObouoTv,
  'channel-logo-inspiration': logoInspiration,
  'channel-logo-marmite': logoMarmite,
  'channel-character-hivowood': characterHivowood,
  'channel-character-obouo-tv': characterObouoTv,
  'channel-character-inspiration': characterInspiration,
  'channel-character-marmite': characterMarmite,
  'team-1': team1,
  'team-2': team2,
  'team-3': team3,
  'team-4': team4,
  'team-5': team5,
  'team-6': team6,
};

/** What stands for stories without a picture: of the site alone, the library of the back office does not show them. */
const FOR_STORIES: Readonly<Record<string, () => Canvas>> = {
  camera: newsCamera,
  drum: newsDrum,
  microphone: newsMicrophone,
  river: newsRiver,
  village: newsVillage,
};

function write(artworks: typeof ARTWORKS, folder: string): void {
  const to = new URL(`../src/${folder}/`, import.meta.url);
  mkdirSync(to, { recursive: true });
  for (const [name, draw] of Object.entries(artworks))
    writeFileSync(new URL(`${name}.svg`, to), draw().render());
  console.log(`${folder}: ${Object.keys(artworks).length} artworks written`);
}

write(ARTWORKS, 'assets');
write(FOR_STORIES, 'site/published/artworks');
