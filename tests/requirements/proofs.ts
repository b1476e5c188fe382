/** What proves a requirement whose id stands in no title. */
export type Proof =
  /** A test by its file and its title as written, without the titles of the groups around it. */
  | { readonly file: string; readonly title: string }
  /** Another requirement that says the same; its tests prove both. */
  | { readonly sameAs: string }

const groups = 'tests/unit/domain/member/group-rules.test.ts'

/**
 * Requirements proved by a test that names others, because it reads declarations or because two rows say the same.
 * A row that one test proves has its id in the title of that test instead.
 */
export const PROOFS: Readonly<Record<string, Proof>> = {
  'ERR-003': { file: groups, title: 'MEM-062 by loan needs a principal borrower' },
  'ERR-004': { file: groups, title: 'MEM-063 of a single row needs its first name' },
  'ERR-006': { file: groups, title: 'MEM-065 takes one principal borrower, who may sit in two groups' },
  'ERR-007': { file: groups, title: 'MEM-066 takes one borrowing role for each person, in all their groups together' },
  'ERR-008': { file: groups, title: 'MEM-067 takes %s by loan only' },
  'ERR-009': { file: groups, title: 'MEM-068 of a single row needs a name' },
  'ERR-010': { file: groups, title: 'MEM-069 needs an owner in every group with a name' },
  'ERR-011': { file: groups, title: 'MEM-070 of a single row needs a name' },
  'ERR-012': { file: groups, title: 'MEM-071 are not added while the last one has nobody' },
  'ERR-016': { sameAs: 'HSE-068' },
  'ERR-017': {
    file: 'tests/widgets/project-detail/member-records.test.tsx',
    title: 'REC-007 REC-008 one form at a time, for all lists of all people; giving up asks',
  },
  'ERR-031': {
    file: 'tests/widgets/flow-tab/flow-work.test.tsx',
    title:
      'FLW-035 ROL-016 CAL-088 people are chosen by row, marked and counted until they are saved, also by ' +
      'key; nobody is a choice',
  },
  'ERR-035': { sameAs: 'APP-019' },
  'ERR-037': { sameAs: 'APP-018' },
  'ERR-039': { sameAs: 'APP-019' },
  'ERR-042': { sameAs: 'FLW-011' },
  'ERR-045': { sameAs: 'FEE-025' },
  'ERR-054': { sameAs: 'IMG-008' },
  'ERR-056': { sameAs: 'GRD-015' },
  'ERR-059': { sameAs: 'FRM-016' },
  'ERR-064': { sameAs: 'FEE-030' },
  'ERR-066': { sameAs: 'TRD-026' },
  'OPN-096': { sameAs: 'HSE-068' },
  'CON-003': { sameAs: 'BAS-026' },
  'CON-004': { sameAs: 'FRM-021' },
  'CON-014': { sameAs: 'FRM-037' },
  'CON-027': { sameAs: 'HSE-059' },
  'CON-028': { sameAs: 'HSE-054' },
  'CON-029': { sameAs: 'HSE-065' },
  'CON-034': { sameAs: 'SHL-005' },
  'CON-039': { sameAs: 'IMG-002' },
  'CON-006': { file: 'tests/unit/client/token-auth.test.ts', title: 'local storage, under Token, across page loads' },
  'OPN-107': { sameAs: 'IMG-004' },
  'OPN-072': {
    file: 'tests/backend/project-role/project-roles.test.ts',
    title: 'INV-001 INV-002 INV-005 stand in its list with role, account, times, inviter and status',
  },
  'Ruling 12': { file: 'tests/unit/domain/project-rules.test.ts', title: 'come in the order of the ruling' },
  'Ruling 18': {
    file: 'tests/backend/handlers/session-city.test.ts',
    title: 'SHL-017 OPN-078 a call for another city is refused before anything is read or stored',
  },
  'Ruling 19': {
    file: 'tests/backend/permission/users.test.ts',
    title: 'ROU-001 R9 grants only the city they have, and a manager of both grants both',
  },
  'Ruling 20': {
    file: 'tests/backend/seed/demo-numbers-hidden.test.ts',
    title: 'R25 masks keep nothing a birthday, a sex or a region beside them completes',
  },
  'Ruling 6': {
    file: 'tests/backend/testing/every-call.test.ts',
    title: 'answers every call of the contract, and every one of a declared list',
  },
  'CON-001': { sameAs: 'CAL-007' },
  'CON-002': { sameAs: 'GRD-002' },
  'CON-008': { sameAs: 'SHL-003' },
  'CON-012': { sameAs: 'MEM-039' },
  'CON-038': { sameAs: 'FRM-025' },
  'CON-015': { sameAs: 'SHL-021' },
  'CON-025': { sameAs: 'UPL-026' },
  'CON-026': { sameAs: 'FRM-019' },
  'CON-030': { sameAs: 'LON-003' },
  'CON-031': { sameAs: 'MEM-014' },
  'CON-035': { sameAs: 'SHL-006' },
  'CON-037': { sameAs: 'FEE-029' },
  'CON-042': { sameAs: 'FLW-037' },
  'CON-045': { sameAs: 'SHL-023' },
  'CON-046': { sameAs: 'HSE-067' },
  'CON-047': { sameAs: 'FRM-012' },
  'CON-033': { sameAs: 'FLW-033' },
  'OPN-105': { sameAs: 'SHL-003' },
  'OPN-089': { sameAs: 'CON-011' },
  'PCK-015': { sameAs: 'CON-011' },
  'ERR-062': { sameAs: 'SHL-010' },
  'ERR-065': { sameAs: 'SHL-023' },
  'ERR-060': { sameAs: 'APP-020' },
  'OPN-023': { sameAs: 'UPL-016' },
  'OPN-062': { sameAs: 'INC-040' },
  'OPN-064': { sameAs: 'EXP-018' },
  'OPN-067': { sameAs: 'ROL-010' },
  'FLW-038': { sameAs: 'ROL-010' },
  'OPN-068': { sameAs: 'ROL-008' },
  'OPN-079': { sameAs: 'SHL-014' },
  'CAL-064': { sameAs: 'SHL-016' },
  'OPN-019': { sameAs: 'CAL-005' },
  'FEE-007': { sameAs: 'INC-005' },
  'FEE-012': { sameAs: 'PRJ-010' },
  'Ruling 8': { sameAs: 'SHL-014' },
  'PRJ-007': { sameAs: 'PRJ-006' },
  'Ruling 13': { sameAs: 'PRJ-006' },
  'TRD-002': { sameAs: 'PRJ-022' },
  'ROL-013': { sameAs: 'REC-002' },
  'Ruling 2': { sameAs: 'OPN-080' },
  'Ruling 5': { sameAs: 'OPN-074' },
  'Ruling 17': { sameAs: 'MEM-076' },
  'Ruling 24': { sameAs: 'FLW-033' },
  'CAL-048': { sameAs: 'CAL-049' },
  'FRM-032': { sameAs: 'PRJ-039' },
  'CAL-104': { sameAs: 'APP-016' },
  'ROL-014': { sameAs: 'MEM-055' },
  'SDK-018': {
    file: 'tests/e2e/first-case.test.ts',
    title: 'SHL-007 PRJ-037 BAS-007 BAS-013 a manager opens a case, and what was saved outlives a crash',
  },
  'PRJ-027': {
    file: 'tests/widgets/project-detail/people-edit.test.tsx',
    title: 'MEM-035 shows at once where it is named; another one asks first; what a child leaves behind is told',
  },
  // Ruling 24: the failed file stays in the list with its reason.
  'UPL-019': { sameAs: 'UPL-020' },
  'SDK-017': { sameAs: 'SHL-017' },
  'Ruling 14': { sameAs: 'FRM-015' },
  'Ruling 25': { sameAs: 'FRM-038' },
}
