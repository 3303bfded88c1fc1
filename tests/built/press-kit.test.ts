import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pressBoilerplate } from '@/copy/press/boilerplate';
import { groupLogosByBackground } from '@/copy/press/brand-assets';
import { mediaKitFiles, mediaKitFolder, presentationFileName } from '@/copy/press/media-kit';
import { createPresentationText } from '@/copy/press/media-kit-texts';
import { parseBuiltPage, readElementTexts } from './support.ts';

const folder = `dist${mediaKitFolder}`;
const unzip = (file: string) => unzipSync(readFileSync(`${folder}/${file}`));
const listZipNames = (file: string) => Object.keys(unzip(file)).sort();

it('the press kit contains exactly the listed files, with all logos and pictures', async () => {
  expect(mediaKitFiles).toHaveLength(4);
  expect(readdirSync(folder).sort()).toEqual(
    [...mediaKitFiles, ...Object.values(groupLogosByBackground)].map(({ file }) => file as string).sort(),
  );
  const lines = readElementTexts(parseBuiltPage('/presse'), '#kit-media li');
  expect(lines).toEqual(
    mediaKitFiles.map(({ file }) => {
      const size = (readFileSync(`${folder}/${file}`).length / 1024)
        .toFixed(1)
        .replace('.', ',')
        .replace(',0', '');
      return expect.stringContaining(`${size} Ko`);
    }),
  );
  const channelKeys = ['hivowood', 'inspiration', 'marmite', 'obouo-tv'];
  const logos = [...channelKeys.map((key) => `channel-logo-${key}`), 'group-logo'];
  expect(listZipNames('logos-groupe-obouo.zip')).toEqual([
    'LISEZ-MOI.txt',
    ...logos.flatMap((logo) => [`${logo}-fond-clair.png`, `${logo}-fond-sombre.png`, `${logo}.svg`]),
  ]);
  const zip = unzip('logos-groupe-obouo.zip');
  for (const logo of logos) {
    const [light, dark] = ['fond-clair', 'fond-sombre'].map((background) => zip[`${logo}-${background}.png`]);
    expect(await sharp(light).metadata()).toMatchObject({ format: 'png', width: 2000, hasAlpha: true });
    // the logo for a light background has dark pixels
    expect((await sharp(light).flatten({ background: '#fff' }).stats()).channels[0]?.min).toBeLessThan(40);
    expect(Buffer.from(light ?? []).equals(Buffer.from(dark ?? []))).toBe(false);
  }
  expect(listZipNames('visuels-chaines.zip')).toHaveLength(5);
  expect(listZipNames('portraits-et-plateforme.zip')).toHaveLength(12);
  expect(readFileSync(`${folder}/${presentationFileName}`, 'utf8')).toBe(createPresentationText());
  expect(createPresentationText()).toContain(pressBoilerplate);
  expect(createPresentationText({ boilerplate: 'Un autre texte.' })).not.toContain(pressBoilerplate);
});
