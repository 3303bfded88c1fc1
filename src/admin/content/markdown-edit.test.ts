import { describe, expect, it } from 'vitest';
import { countWords, editMarkdown, type MarkdownAction } from './markdown-edit';

/** Does the action on a text whose selection stands between `[` and `]`, and returns it in the same form. */
function act(action: MarkdownAction, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const edit = editMarkdown(action, { text, start, end });
  const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${next.slice(0, edit.start)}⟦${next.slice(edit.start, edit.end)}⟧${next.slice(edit.end)}`;
}

describe('the toolbar', () => {
  it.each<[MarkdownAction, string, string]>([
    ['bold', 'un ⟦mot⟧ fort', 'un **⟦mot⟧** fort'],
    ['bold', 'un **⟦mot⟧** fort', 'un ⟦mot⟧ fort'],
    ['bold', 'un⟦ mot ⟧fort', 'un **⟦mot⟧** fort'],
    ['bold', '⟦⟧', '**⟦texte⟧**'],
    ['italic', 'un ⟦mot⟧', 'un *⟦mot⟧*'],
    ['italic', 'un *⟦mot⟧*', 'un ⟦mot⟧'],
    ['italic', 'un **⟦mot⟧**', 'un ***⟦mot⟧***'],
    ['code', 'le ⟦nom⟧', 'le `⟦nom⟧`'],
    ['code', '⟦a\nb⟧', '```\n⟦a\nb⟧\n```'],
    ['link', 'voir ⟦ici⟧', 'voir [ici](⟦https://⟧)'],
    ['link', '⟦https://exemple.com/a⟧', '[⟦texte⟧](https://exemple.com/a)'],
    ['link', '⟦⟧', '[texte](⟦https://⟧)'],
    ['heading2', 'avant\ntitre⟦⟧', 'avant\n## titre⟦⟧'],
    ['heading3', '## titre⟦⟧', '### titre⟦⟧'],
    ['heading2', '## titre⟦⟧', 'titre⟦⟧'],
    ['list', '⟦un\ndeux⟧\ntrois', '⟦- un\n- deux⟧\ntrois'],
    ['list', '⟦- un\n- deux⟧', '⟦un\ndeux⟧'],
    ['ordered', '⟦- un\n- deux⟧', '⟦1. un\n2. deux⟧'],
    ['ordered', '⟦1. un\n2. deux⟧', '⟦un\ndeux⟧'],
    ['quote', 'dire⟦⟧', '> dire⟦⟧'],
    ['list', '⟦⟧', '- ⟦⟧'],
  ])('%s turns %j into %j', (action, before, after) => {
    expect(act(action, before)).toBe(after);
  });
});

it('counts words, not signs', () => {
  expect(countWords('## Un titre\n\n- l’été : 12 jours — *enfin* !')).toBe(6);
  expect(countWords('  ')).toBe(0);
});
