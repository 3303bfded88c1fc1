import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import type { CollectionMediaFile } from '@/site/data/collections';

interface CollectionFileLinkProps {
  file: CollectionMediaFile;
  label: string;
  /** Name of the file for screen readers. */
  name: string;
}

/** Link that downloads a library file of a collection, under the name that staff gave it. */
export function CollectionFileLink({ file, label, name }: CollectionFileLinkProps) {
  return (
    <a
      // On another origin, the `download` attribute alone would open the file.
      href={`${getLibraryFileUrl(file.file_path)}?download=${encodeURIComponent(file.name)}`}
      download={file.name}
      className={getButtonClassName('outline', 'justify-self-start')}
    >
      <Icon name="download" />
      {label}
      <span className="sr-only">{name}</span>
    </a>
  );
}
