import clsx from 'clsx';
import { pressBrandText } from '@/copy/pages/presse';
import {
  type BrandColour,
  channelBrandColours,
  formatRgbValues,
  groupBrandColours,
  groupLogosByBackground,
  logoClearSpaceText,
  smallestLogoSizeText,
} from '@/copy/press/brand-assets';
import { mediaKitFolder } from '@/copy/press/media-kit';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';

/** Styles that keep the brand colours in print and in the forced-colors mode, where browsers replace colours. */
const colourKeepingStyle = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;

/** Half the height of the symbol of a logo 22rem wide. */
const CLEAR_SPACE = '2.75rem';

/** The logo in a dashed frame. The frame shows the clear space: half the height of the symbol on each side. */
function LogoFrame({
  label,
  background,
}: {
  label: string;
  background: keyof typeof groupLogosByBackground;
}) {
  const path = `${mediaKitFolder}/${groupLogosByBackground[background].file}`;
  return (
    <figure
      className={clsx(
        'grid place-items-center gap-6 px-6 py-12 lg:py-16',
        background === 'light' && 'theme-light',
      )}
      style={{
        ...colourKeepingStyle,
        backgroundColor: background === 'dark' ? groupBrandColours[0]?.value : undefined,
      }}
    >
      <div className="border border-dashed border-line-strong" style={{ padding: CLEAR_SPACE }}>
        <img src={path} alt="" width="352" height="94" loading="lazy" />
      </div>
      <figcaption className="print:hidden">
        <a href={path} download className={getButtonClassName('outline')}>
          <Icon name="download" />
          {label}
        </a>
      </figcaption>
    </figure>
  );
}

function Swatches({ title, colours }: { title: string; colours: readonly BrandColour[] }) {
  return (
    <div className="print:break-inside-avoid">
      <h3 className="eyebrow mb-4">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:flex">
        {colours.map((colour) => (
          <li key={colour.token} className="min-w-0 sm:flex-1">
            <span
              className="block aspect-4/3 border border-line"
              style={{ ...colourKeepingStyle, backgroundColor: colour.value }}
            />
            <p className="mt-3 font-semibold">{colour.name}</p>
            <p className="text-sm text-muted [font-variant-numeric:tabular-nums]">
              {colour.value.toUpperCase()}
              <br />
              RVB {formatRgbValues(colour)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How to show the logo: clear space, backgrounds and colours. */
export function PressBrandSection() {
  const { title, anchor, onDark, onLight, clearSpace, groupColoursTitle, channelColoursTitle } =
    pressBrandText;
  return (
    <section id={anchor} aria-labelledby="marque-titre" className="border-t border-line">
      <div className="grid md:grid-cols-2">
        <LogoFrame label={onDark} background="dark" />
        <LogoFrame label={onLight} background="light" />
      </div>
      <div className="page-gutter grid gap-12 py-section lg:grid-cols-[1fr_1.5fr] lg:gap-20">
        <div className="reveal">
          <h2 id="marque-titre" className="font-display text-title">
            {title}
          </h2>
          <h3 className="eyebrow mt-8 mb-2">{clearSpace}</h3>
          <p className="max-w-prose text-muted">{logoClearSpaceText}</p>
          <p className="mt-3 max-w-prose text-muted">{smallestLogoSizeText}</p>
        </div>
        <div className="grid content-start gap-10">
          <Swatches title={groupColoursTitle} colours={groupBrandColours} />
          <Swatches title={channelColoursTitle} colours={channelBrandColours} />
        </div>
      </div>
    </section>
  );
}
