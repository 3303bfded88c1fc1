import { expect, test } from 'vitest';
import { MEDIA_MAX_BYTES } from '@/admin/config/media';
import { checkMediaFile } from './file-check';

/** Part of a file: ASCII text or bytes. */
type FilePart = string | readonly number[];

const toBytes = (parts: readonly FilePart[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const createFile = (name: string, parts: readonly FilePart[], type = '') =>
  new File([toBytes(parts)], name, { type });

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ZIP = 'PK\u0003\u0004';
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const WORD_STREAM = [...'WordDocument'].join('\0');

test.each([
  ['a.jpg', [[0xff, 0xd8, 0xff, 0xe0]], 'jpg'],
  ['a.JPEG', [[0xff, 0xd8, 0xff, 0xe1]], 'jpg'],
  ['a.png', [PNG], 'png'],
  ['a.gif', ['GIF89a'], 'gif'],
  ['a.webp', ['RIFF', [0, 0, 0, 0], 'WEBPVP8 '], 'webp'],
  ['a.avif', [[0, 0, 0, 28], 'ftypavif'], 'avif'],
  ['a.avif', [[0, 0, 0, 28], 'ftypmif1', [0, 0, 0, 0], 'mif1avif'], 'avif'],
  ['a.mp4', [[0, 0, 0, 28], 'ftypisom'], 'mp4'],
  ['a.m4a', [[0, 0, 0, 28], 'ftypM4A '], 'm4a'],
  ['a.mov', [[0, 0, 0, 20], 'ftypqt  '], 'mov'],
  ['a.webm', [[0x1a, 0x45, 0xdf, 0xa3], '\u0001\u0000\u0000B\u0082\u0084webm'], 'webm'],
  ['a.mp3', ['ID3\u0004'], 'mp3'],
  ['a.mp3', [[0xff, 0xfb, 0x90, 0x00]], 'mp3'],
  ['a.ogg', ['OggS'], 'ogg'],
  ['a.wav', ['RIFF', [0, 0, 0, 0], 'WAVEfmt '], 'wav'],
  ['a.flac', ['fLaC'], 'flac'],
  ['a.pdf', ['%PDF-1.7'], 'pdf'],
  ['a.doc', [OLE, '\0'.repeat(600), WORD_STREAM], 'doc'],
  ['a.docx', [ZIP, '\0'.repeat(600), 'word/document.xml'], 'docx'],
  ['a.txt', ['Bonjour, « été ».\r\n'], 'txt'],
  // Names without an accepted extension, as phones give them.
  ['document:1234', ['%PDF-1.7'], 'pdf'],
  ['cv', [ZIP, '\0'.repeat(600), 'word/document.xml'], 'docx'],
  ['cv.pdf ', ['%PDF-1.7'], 'pdf'],
  ['msf:62', [[0, 0, 0, 28], 'ftypqt  '], 'mov'],
  ['sans-extension', [PNG], 'png'],
  ['photo.heic', [[0xff, 0xd8, 0xff, 0xe0]], 'jpg'],
  // The extension names another image format.
  ['a.png', [[0xff, 0xd8, 0xff, 0xe0]], 'jpg'],
] as const)('detects the format of %s from its content (%#)', async (name, parts, format) => {
  expect(await checkMediaFile(createFile(name, parts))).toEqual({ format });
});

test.each([
  ['video/mp4', [[0, 0, 0, 28], 'ftypisom'], { format: 'mp4' }],
  ['audio/mpeg', ['ID3\u0004'], { format: 'mp3' }],
  ['audio/x-wav', ['RIFF', [0, 0, 0, 0], 'WAVEfmt '], { format: 'wav' }],
  ['video/3gpp', [[0, 0, 0, 28], 'ftyp3gp4'], { refusal: 'otherVideo' }],
  ['image/heic', [[0xff, 0xd8, 0xff, 0xe0]], { format: 'jpg' }],
] as const)('checks a file of type %s without an extension', async (type, parts, result) => {
  expect(await checkMediaFile(createFile('msf:62', parts, type))).toEqual(result);
});

test.each([
  ['vide.png', [''], 'empty'],
  ['setup.exe', ['MZ\u0090'], 'executable'],
  ['photo.jpg', ['MZ\u0090'], 'executable'],
  ['affiche.png', [[0x7f], 'ELF'], 'executable'],
  ['notice.txt', ['#!/bin/sh\nrm -rf /'], 'executable'],
  ['logo.svg', ['<svg xmlns="http://www.w3.org/2000/svg">'], 'markup'],
  ['logo.png', ['<?xml version="1.0"?><svg>'], 'markup'],
  ['page.txt', ['\n  <!DOCTYPE html><script>'], 'markup'],
  ['photo.jpg', [[0xef, 0xbb, 0xbf], '<html>'], 'markup'],
  ['archive.zip', [ZIP], 'wrongType'],
  ['script.js', ['alert(1)'], 'wrongType'],
  ['sans-extension', ['du texte'], 'wrongType'],
  ['photo.heic', [[0, 0, 0, 24], 'ftypheic'], 'heic'],
  ['photo.jpg', [[0, 0, 0, 24], 'ftypheic'], 'heic'],
  ['photo.bmp', ['BM', [0, 1, 2, 3]], 'otherImage'],
  ['photo.tif', ['II*\0', [0, 1, 2, 3]], 'otherImage'],
  ['film.avi', ['RIFF', [0, 0, 0, 0], 'AVI LIST'], 'otherVideo'],
  ['film.3gp', [[0, 0, 0, 28], 'ftyp3gp4'], 'otherVideo'],
  ['film.ogv', ['OggS'], 'otherVideo'],
  ['memo.amr', ['#!AMR\n', [0, 1, 2]], 'otherAudio'],
  ['son.aiff', ['FORM', [0, 0, 1, 2], 'AIFF'], 'otherAudio'],
  ['notice.pdf', [PNG], 'mismatch'],
  ['photo.png', ['%PDF-1.4'], 'mismatch'],
  ['tableur.docx', [ZIP, 'xl/workbook.xml'], 'mismatch'],
  ['installeur.doc', [OLE, 'rien'], 'mismatch'],
  ['lettre.docx', [ZIP, 'word/document.xml word/vbaProject.bin'], 'macros'],
  ['film.mkv', [[0x1a, 0x45, 0xdf, 0xa3], 'matroska'], 'otherVideo'],
  ['photo.jpg', ['du texte'], 'mismatch'],
  ['notes.txt', [[0, 1, 2, 3]], 'mismatch'],
] as const)('refuses %s with a reason (%#)', async (name, parts, refusal) => {
  expect(await checkMediaFile(createFile(name, parts))).toEqual({ refusal });
});

test('accepts a file of the maximum size and no larger one', async () => {
  const createFileOfSize = (size: number) =>
    Object.defineProperty(createFile('a.png', [PNG]), 'size', { value: size });
  expect(await checkMediaFile(createFileOfSize(MEDIA_MAX_BYTES))).toEqual({ format: 'png' });
  expect(await checkMediaFile(createFileOfSize(MEDIA_MAX_BYTES + 1))).toEqual({ refusal: 'tooBig' });
});
