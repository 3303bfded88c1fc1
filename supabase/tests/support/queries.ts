import { expect } from 'vitest';
import type { TestActorName } from './actors.ts';
import { getOnlyRow, runAs, type Transaction } from './database.ts';

/** Runs a statement as the actor and parses the JSON texts in its column `answer`: readJsonAnswersAs(tx, 'anon')`select … as answer`. */
export const readJsonAnswersAs =
  (tx: Transaction, actor: TestActorName = 'anon') =>
  async (...statement: Parameters<ReturnType<typeof runAs>>) => {
    const { code, rows } = await runAs(tx, actor)(...statement);
    expect(code).toBe(null);
    return (getOnlyRow(rows).answer as string[]).map((text) => JSON.parse(text));
  };

/** Reads the text at an address as a visitor. @returns null without a text */
export async function readPublishedText(tx: Transaction, path: string) {
  const [text = null] = await readJsonAnswersAs(tx)`select public.published_text(${path}) as answer`;
  return text;
}

/** Reads an online text as the build does: the page of one text that follows the previous id. */
export async function readTextAsBuild(tx: Transaction, id: string) {
  const [previous] = await tx`
    select id from private.online_content where id < ${id} order by id desc limit 1`;
  const [text] = await readJsonAnswersAs(tx)`
    select public.published_texts(${previous?.id ?? null}, 1) as answer`;
  return text;
}

/** Returns what staff did with an object, from the journal, oldest first. */
export async function loadStaffActions(tx: Transaction, id: string): Promise<string[]> {
  const lines = await tx<{ action: string }[]>`
    select action from public.activity_log where target_id = ${id} and actor is not null order by created_at`;
  return lines.map(({ action }) => action);
}

/** Returns the journal lines about an object as [type and action, actor, label, details], sorted by action. */
export const loadJournalLines = (tx: Transaction, target: string | null) =>
  tx`
    select type || ' ' || action, actor_name, target_label, details from public.activity_log
    where target_id is not distinct from ${target} order by action, details::text`.values();
