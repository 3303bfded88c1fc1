import { type TestPerson, targetPeople } from '../actors.ts';
import { getOnlyRow, type Transaction } from '../database.ts';
import { type AccessRule, ruleBuilder, type TableAccessRules, type TestRowSetup } from '../rules.ts';

const { colleague, newcomer, secondAdmin, secondSuperAdmin } = targetPeople;
const findColleagueAssignment: TestRowSetup = (tx) => findAssignment(tx, colleague);

export const userRoleAccessRules: TableAccessRules = {
  table: 'user_roles',
  grants: { authenticated: { select: 'all', insert: ['user_id', 'role'], delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'their own role', findOwnAssignment),
    ruleBuilder.select('R F F F F A A', 'the role of a colleague', findColleagueAssignment),
    createAssignmentRule('R R R R R A A', 'contributor', newcomer),
    createAssignmentRule('R R R R R A A', 'editor', newcomer),
    createAssignmentRule('R R R R R A A', 'moderator', newcomer),
    createAssignmentRule('R R R R R R A', 'admin', newcomer),
    createAssignmentRule('R R R R R R A', 'super_admin', newcomer),
    createAssignmentRule('R R R R R A A', 'contributor', secondAdmin),
    createAssignmentRule('R R R R R R A', 'contributor', secondSuperAdmin),
    ruleBuilder.insert('R R R R R R R', 'a further role for themselves', (person) => ({
      user_id: person?.id ?? newcomer.id,
      role: person?.role === 'editor' ? 'contributor' : 'editor',
    })),
    ruleBuilder.insert('R R R R R R R', 'the role of super admin for themselves', (person) => ({
      user_id: person?.id ?? newcomer.id,
      role: 'super_admin',
    })),
    ruleBuilder.delete('R F F F F A A', 'the role of an editor', findColleagueAssignment),
    ruleBuilder.delete('R F F F F F A', 'the role of an admin', (tx) => findAssignment(tx, secondAdmin)),
    ruleBuilder.delete('R F F F F F A', 'the role of a super admin', (tx) =>
      findAssignment(tx, secondSuperAdmin),
    ),
    ruleBuilder.delete('R F F F F F A', 'a lower role of a super admin', async (tx) => {
      await tx`insert into public.user_roles (user_id, role) values (${secondSuperAdmin.id}, 'editor')`;
      return findAssignment(tx, { ...secondSuperAdmin, role: 'editor' });
    }),
    ruleBuilder.delete('R F F F F F F', 'their own role', findOwnAssignment),
  ],
};

function createAssignmentRule(
  outcomes: AccessRule['outcomes'],
  role: string,
  person: TestPerson,
): AccessRule {
  const holder = person.role ? `somebody with the role ${person.role}` : 'somebody without a role';
  return ruleBuilder.insert(outcomes, `the role ${role} for ${holder}`, { user_id: person.id, role });
}

async function findAssignment(tx: Transaction, person: TestPerson) {
  const assignment = getOnlyRow(
    await tx`
    select id from public.user_roles where user_id = ${person.id} and role = ${person.role}`,
  );
  return String(assignment.id);
}

/** Returns the id of the actor's own assignment, or of a colleague's for an actor without a role. */
function findOwnAssignment(tx: Transaction, person: TestPerson | null) {
  return findAssignment(tx, person?.role ? person : colleague);
}
