import clsx from 'clsx';
import { useId } from 'react';
import type { CollectionItem } from '@/copy/collection';
import type showreelsCollection from '@/copy/collections/showreels';
import { showreelText } from '@/copy/showreel';
import { posterClassName, VideoPlayer } from '@/shared/article/video-player';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { CollectionPicture } from '@/site/components/cover-image';
import type { CollectionMediaFile } from '@/site/data/collections';

interface ShowreelFilmProps {
  film: CollectionItem<typeof showreelsCollection>;
  /** Undefined when the library no longer has the poster. */
  poster: CollectionMediaFile | undefined;
  className: string;
  isSubsection?: boolean;
}

/** A film with its title, its poster and a note about its captions. */
export default function ShowreelPlayer({ film, poster, className, isSubsection = false }: ShowreelFilmProps) {
  const id = useId();
  const Heading = isSubsection ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={clsx('relative', className)}>
      <CollectionEditLink collection="films" />
      <div className="page-gutter">
        <p className="eyebrow mb-3">{showreelText.eyebrow}</p>
        <Heading id={id} className={clsx('mb-8 font-display', isSubsection ? 'text-heading' : 'text-title')}>
          <TextWithEnglishTerms>{film.title}</TextWithEnglishTerms>
        </Heading>
        <VideoPlayer
          key={film.video}
          src={film.video}
          title={film.title}
          hidesTitle
          poster={
            poster ? (
              <CollectionPicture
                file={poster}
                sizes="(min-width: 1248px) 78rem, 92vw"
                className={posterClassName}
              />
            ) : null
          }
        />
        <p className="mt-1 text-sm text-muted">{showreelText.captions[film.captions]}</p>
      </div>
    </section>
  );
}
