import { expect, it } from 'vitest';
import { activityExportFormats } from './activity-formats';
import type { ActivityRow } from './api/dashboard-activity-queries';

const row: ActivityRow = {
  id: 'c0000000-0000-4000-8000-000000000001',
  actor: null,
  actor_name: '=HYPERLINK("http://x")',
  actor_email: 'awa@exemple.com',
  action: 'update',
  type: 'content',
  target_id: null,
  target_label: 'Titre ; "neuf"\nligne 2',
  details: { changes: { title: ['=1+1', 'b'], status: ['draft', 'published'] } },
  created_at: '2026-11-23T10:00:00.123456+00:00',
};

it('exports sentences and changes as CSV cells without formulas', () => {
  const { head, toLines } = activityExportFormats.csv;
  expect(head).toBe('\uFEFFDate;Date ISO;Personne;E-mail;Type;Action;Détail;Identifiant\r\n');
  const text = toLines([row]);
  expect(text).toMatch(/^23 nov\. 2026 à \d{2}:00;2026-11-23 \d{2}:00;/);
  expect(text).toContain(`;"'=HYPERLINK(""http://x"")";awa@exemple.com;Contenu;`);
  expect(text).toContain('"a modifié «\u00a0Titre ;');
  expect(text).toContain('Statut\u00a0: Brouillon → Publié"');
  expect(text.endsWith(`;${row.id}\r\n`)).toBe(true);
});

it('exports each stored row as one line of JSON', () => {
  const { head, toLines } = activityExportFormats.jsonl;
  const line = JSON.stringify(row);
  expect(head + toLines([row, row])).toBe(`${line}\n${line}\n`);
});
