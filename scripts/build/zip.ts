import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  /** File name inside the archive, ASCII, without folders. */
  name: string;
  content: string;
}

/** 1 January 2025, midnight, as MS-DOS date and time: the same content always gives the same archive. */
const DOS_DATE = ((2025 - 1980) << 9) | (1 << 5) | 1;
const DOS_TIME = 0;
const VERSION = 20;
const DEFLATE = 8;

/** The fields that a local header and a central header have in common. */
function commonFields(checksum: number, packed: number, size: number, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(0, 2);
  fields.writeUInt16LE(DEFLATE, 4);
  fields.writeUInt16LE(DOS_TIME, 6);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

/**
 * A zip archive of a few small files (APPNOTE 6.3, no Zip64, no folders). Node compresses; only the container is ours,
 * because no zip library is among the dependencies and one would be larger than this.
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;

  for (const { name, content } of entries) {
    const data = Buffer.from(content, 'utf8');
    const packed = deflateRawSync(data, { level: 9 });
    const fields = commonFields(crc32(data), packed.length, data.length, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    // Disk, comment and attributes stay 0; the offset is the last field.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    centrals.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, fields, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }

  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
