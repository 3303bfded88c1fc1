import { useEffect, useSyncExternalStore } from 'react';
import type { CollectionValue, Delivered, Fields } from '@/copy/collection';
import type { ShownPicture } from '@/shared/lib/stored-picture';
import { whenIdle } from '@/shared/lib/when-idle';
import type { PictureSource } from '@/site/components/picture';
import { built } from './built';

/** A file of the library that a collection names. */
export interface CollectionFile extends ShownPicture {
  id: string;
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  /** A picture in the sizes and formats that pages serve, where the build made them. */
  picture?: PictureSource;
}

/** What a collection says now, and the files it names by their ids. */
export interface Shown<Item extends Fields = Fields, Texts extends Fields = Fields>
  extends CollectionValue<Item, Texts> {
  files: Readonly<Record<string, CollectionFile>>;
}

/** The same with the version it was saved as. */
export interface Saved extends Shown {
  version: number;
}

/** Those that staff changed, by key: what a build writes. */
export type SavedCollections = Readonly<Record<string, Saved>>;

const NONE: SavedCollections = {};
const initial = new WeakMap<Delivered, Shown>();
const listeners = new Set<() => void>();
/** Asked for once the page is idle. */
const pending = new Set<Delivered>();
/** Asked for: until they are answered, then nothing. */
const asked = new Map<Delivered, Promise<void> | undefined>();
let live: SavedCollections = NONE;

let rendered: SavedCollections | undefined;

/** Takes what the build read, for the pages that it renders next. */
export function setCollections(next: SavedCollections): void {
  rendered = next;
}

/** The collections that the build knew as saved; the others are as the site is delivered. */
const knownAtBuild = (): SavedCollections => rendered ?? built().savedCollections ?? NONE;

function asDelivered(collection: Delivered): Shown {
  const shown = initial.get(collection) ?? { ...collection.initial, files: {} };
  initial.set(collection, shown);
  return shown;
}

/** As the build knew it, or as the site is delivered: outside of React. */
export const builtCollection = <Item extends Fields, Texts extends Fields>(
  collection: Delivered<Item, Texts>,
): Shown<Item, Texts> =>
  (knownAtBuild()[collection.key] ?? asDelivered(collection as never)) as unknown as Shown<Item, Texts>;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(newer: SavedCollections): void {
  live = { ...live, ...newer };
  for (const listener of listeners) listener();
}

async function askForNewer(collections: readonly Delivered[]): Promise<void> {
  try {
    const { showNewer } = await import('./live-collections');
    await showNewer(collections, knownAtBuild(), show);
    for (const collection of collections) asked.set(collection, undefined);
  } catch {
    // asked again by the next page that shows them
    for (const collection of collections) asked.delete(collection);
  }
}

function ask(): void {
  if (pending.size === 0) return;
  const answer = askForNewer([...pending]);
  for (const collection of pending) asked.set(collection, answer);
  pending.clear();
}

/** Has what staff saved since the build shown once the page is idle: all that a page shows is asked for at once. */
function follow(collection: Delivered): void {
  if (asked.has(collection)) return;
  if (pending.size === 0) void whenIdle().then(ask);
  pending.add(collection);
}

/** Has it asked for at once: until it is answered; nothing once it was. */
export function asking(collection: Delivered): Promise<void> | undefined {
  if (!asked.has(collection)) {
    pending.add(collection);
    ask();
  }
  return asked.get(collection);
}

/** A part of the site that staff fill: as it was built, then as it was last saved. */
export function useCollection<Item extends Fields, Texts extends Fields>(
  collection: Delivered<Item, Texts>,
): Shown<Item, Texts> {
  const of = collection as unknown as Delivered;
  const atFirst = knownAtBuild()[of.key] ?? asDelivered(of);
  useEffect(() => follow(of), [of]);
  return useSyncExternalStore(
    subscribe,
    () => live[of.key] ?? atFirst,
    () => atFirst,
  ) as unknown as Shown<Item, Texts>;
}
