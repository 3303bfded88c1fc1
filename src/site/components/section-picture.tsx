import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { CollectionTextValues } from '@/copy/collection';
import type pagePicturesCollection from '@/copy/collections/page-pictures';
import { useCollection } from '@/site/hooks/use-site-data';
import { CollectionPicture } from './cover-image';
import { Picture } from './picture';

/** Key of a section that staff may give a photograph. */
export type SectionPictureKey = keyof CollectionTextValues<typeof pagePicturesCollection>;

interface SectionPictureProps extends ComponentProps<typeof Picture> {
  section: SectionPictureKey;
  className: string;
  /** Gradient over a photograph, which may be light where the artwork is dark. */
  photographGradient?: string;
}

/** Picture of a section: the photograph that staff chose, else the artwork. */
export function SectionPicture({ section, photographGradient, ...pictureProps }: SectionPictureProps) {
  const { texts, files } = useCollection<typeof pagePicturesCollection>('photographies');
  const file = files[texts[section]];
  if (!file) return <Picture {...pictureProps} />;
  return (
    <>
      <CollectionPicture {...pictureProps} file={file} />
      {photographGradient ? (
        <div aria-hidden="true" className={clsx('absolute inset-0 print:hidden', photographGradient)} />
      ) : null}
    </>
  );
}
