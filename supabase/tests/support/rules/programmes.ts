import { insertProgramme } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules, type TestRowSetup } from '../rules.ts';

const EDITABLE_COLUMNS = ['starts_at', 'ends_at', 'title', 'kind', 'summary', 'highlight'];

/** Row in a year that no other test uses. */
const newProgramme = {
  channel: 'marmite',
  starts_at: '2031-05-05T20:00:00+00:00',
  ends_at: '2031-05-05T20:45:00+00:00',
  title: 'Le Duel des sauces',
};
const prepareProgramme: TestRowSetup = (tx) => insertProgramme(tx);

export const programmeAccessRules: TableAccessRules = {
  table: 'programmes',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['channel', ...EDITABLE_COLUMNS],
      update: EDITABLE_COLUMNS,
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a programme', prepareProgramme),
    ruleBuilder.insert('R R R R A A A', 'a programme', newProgramme),
    ruleBuilder.update('R F F F A A A', 'the title of a programme', prepareProgramme, {
      title: 'Autre titre',
    }),
    ruleBuilder.delete('R F F F A A A', 'a programme', prepareProgramme),
  ],
};
