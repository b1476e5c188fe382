/** Something a measurement of the whole found. */
export interface Finding {
  readonly id: string
  readonly text: string
  /**
   * `ruled`: kept on purpose, or decided by a ruling. `explained`: no fault, outside of what is built, or part of a
   * larger piece of work that `why` names.
   */
  readonly state: 'mended' | 'ruled' | 'explained'
  /** The ruling, why it is as it is, or the work it is part of. */
  readonly why?: string
  /** A test that fails when it comes back, by its own title. */
  readonly proof?: { readonly file: string; readonly title: string }
}

/** Larger pieces of work that take findings of one kind together. */
const PLANNED = {
  words: 'planned: names, comments and folders are gone through as a whole',
  day: 'planned: pages that follow the work of people instead of records',
  speed: 'planned: what first views load and ask, and the load a server carries',
  trust: 'planned: encryption at rest, exports for two people, a chained audit trail, files in object storage',
  partners: 'planned: documentation site, runnable hosts, typed events and tiers of the public surface',
  format: 'planned: one formatter over all files',
} as const

/** What a measurement of the whole found. To mend one, change its state here and name the test. */
export const FINDINGS: readonly Finding[] = [
  {
    id: 'Requirements A1',
    text:
      'people who are expressly NOT owner / NOT buyer are named as parties in the sale contract and on signed ' +
      'forms (MEM-055, MEM-056, OPN-032; contract …',
    state: 'mended',
    proof: {
      file: 'tests/backend/contract-document/demo-parties.test.ts',
      title: 'MEM-055 MEM-056 MEM-076 the contract of every case in %s names the owners and buyers, and nobody else',
    },
  },
  {
    id: 'Requirements A2',
    text: 'typing into a filled amount reached by Tab appends instead of replacing (FRM)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/field/real-keys.test.tsx',
      title: 'FRM-018 FRM-020 is selected whole by Tab, so that typing replaces it: %s',
    },
  },
  {
    id: 'Requirements A3',
    text:
      'removing a group silently turns its people into buyers; the ' +
      'preview says otherwise (MEM-055 partly, OPN-098)',
    state: 'mended',
    proof: {
      file: 'tests/unit/widgets/member-groups.test.ts',
      title: 'MEM-055 a person who leaves a group stays a member, with no role but that of the side',
    },
  },
  {
    id: 'Requirements A4',
    text: 'PRJ-030 partly: the keyword search does not know the labels of sections that are still empty',
    state: 'mended',
    proof: {
      file: 'tests/widgets/search/empty-sections.test.tsx',
      title: 'PRJ-030 PRJ-033 finds %s in its section before anything of it was saved, and begins it there',
    },
  },
  {
    id: 'Requirements A5',
    text:
      'PRJ-044 partly: operation buttons of the information tab do not ' +
      'follow the status check until somebody presses one',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/project-detail.test.tsx',
      title: 'PRJ-044 offers no operation of a case that may not be changed, and says why before any is pressed',
    },
  },
  {
    id: 'Requirements A6',
    text: 'ROL-006 partly: 编辑基础需求 asks for OPT_SAVE only',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/project-detail.test.tsx',
      title: 'ROL-006 with %s and %s can be changed: %s',
    },
  },
  {
    id: 'Requirements A7',
    text: 'BAS-028 partly: needs-house-finding cannot be switched off under HF9907, but still works',
    state: 'mended',
    proof: {
      file: 'tests/backend/case-record/case-record-sections.test.ts',
      title: 'BAS-028 the switch for finding a house also goes under a mortgage; it can be turned off, not on',
    },
  },
  {
    id: 'Requirements A8',
    text: 'CON-020 (FRM-038) missing: eight asterisks',
    state: 'mended',
    proof: {
      file: 'tests/widgets/grid/new-password.test.tsx',
      title: 'FRM-038 CON-020 the new password of an account is eight asterisks until its eye is pressed',
    },
  },
  { id: 'Requirements A9', text: 'CON-033 (FLW-033) differs: no 1.5 s delay', state: 'ruled', why: 'Ruling 24' },
  {
    id: 'Requirements A10',
    text: 'MEM-051 differs: roles are JSON lists in answers',
    state: 'ruled',
    why: 'Ruling 24',
  },
  {
    id: 'Requirements A11',
    text:
      'after 保存 of basic requirements Hf20PrjBase.doCreate {id} is sent twice within 31 follow-up calls ' +
      '(PRJ-045/046 themselves are right)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/calls-after-save.test.tsx',
      title: 'PRJ-045 ask for the saved case once where the live line tells of the save, too',
    },
  },
  {
    id: 'Requirements A12',
    text: 'a hidden read-only field is writable over the wire',
    state: 'mended',
    proof: {
      file: 'tests/backend/member/member-records.test.ts',
      title: 'REC-022 what two years of deposits were is never taken from a caller, though nobody sees it',
    },
  },
  {
    id: 'Requirements B1',
    text:
      'Tab into an amount that is filled and type: the digits are appended, not replaced (FRM-020; hits all ' +
      'money fields, all areas)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/field/real-keys.test.tsx',
      title: 'FRM-018 FRM-020 is selected whole by Tab, so that typing replaces it: %s',
    },
  },
  {
    id: 'Requirements B2',
    text:
      'the format and size rule of a document field is not enforced when the record is saved (UPL-004, ' +
      'UPL-007, UPL-010; TRD-016)',
    state: 'mended',
    proof: {
      file: 'tests/backend/handlers/files.test.ts',
      title: 'UPL-004 UPL-010 UPL-011 are judged by the field that names them, whatever they were uploaded for',
    },
  },
  {
    id: 'Requirements B3',
    text: 'FRM-030: defaults of tool templates reach no form',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/tool-defaults.test.tsx',
      title: 'FRM-030 ROU-010 shows what an administrator changed in the list of templates, when next opened',
    },
  },
  {
    id: 'Requirements B4',
    text: 'HSE-068: the check of the detailed address catches only some repeated names',
    state: 'mended',
    proof: {
      file: 'tests/unit/catalogue/rule.test.ts',
      title: 'HSE-068 a detailed address repeats no province, city or district, in whatever order they stand',
    },
  },
  {
    id: 'Requirements B5',
    text: 'uploads: after an earlier failure the toast tells the wrong thing (UPL-018, UPL-020)',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/upload-queue.test.ts',
      title: 'UPL-018 UPL-020 is of the files sent since, not of those that failed before',
    },
  },
  {
    id: 'Requirements B6',
    text: 'UPL-005, 006, 008, 024, 025: film, sound and Excel uploads exist on the wire only',
    state: 'mended',
    proof: {
      file: 'tests/widgets/upload/media.test.tsx',
      title: 'UPL-005 UPL-006 UPL-008 UPL-025 are attachments of a case: a film is played, a sheet is saved',
    },
  },
  {
    id: 'Requirements B7',
    text: 'FRM-011 (minimum length) and FRM-023 (date option pass): rule exists, no field uses it',
    state: 'explained',
    why:
      'rules of the catalogue for lists and fields of an installation; the specification gives none of its own ' +
      'fields either',
  },
  {
    id: 'Requirements B8',
    text: 'FRM-038: the masked password is a constant nobody shows',
    state: 'mended',
    proof: {
      file: 'tests/widgets/grid/new-password.test.tsx',
      title: 'FRM-038 CON-020 the new password of an account is eight asterisks until its eye is pressed',
    },
  },
  {
    id: 'Requirements B9',
    text: 'UPL-016/ERR-025 on the server: ten files in one request',
    state: 'mended',
    proof: {
      file: 'tests/server/files/uploads.test.ts',
      title: 'UPL-016 ERR-025 says how many files came when they are more than nine, and keeps none of them',
    },
  },
  {
    id: 'Requirements B10',
    text: 'rich text: CSP violations in the console',
    state: 'mended',
    proof: {
      file: 'tests/widgets/rich-text/strict-page.test.tsx',
      title: 'UPL-027 opens, formats and pastes the same in the editor, and hears of no violation',
    },
  },
  {
    id: 'Requirements B11',
    text: 'PCK-009: no maps service in the reference portal',
    state: 'mended',
    proof: {
      file: 'tests/server/maps.test.ts',
      title: 'PCK-009 CAL-046 finds places by name near a city, with the key that no answer carries',
    },
  },
  {
    id: 'Requirements B12',
    text: 'PCK-002: the account drawer shows 6 of the 12 listed fields',
    state: 'mended',
    proof: {
      file: 'tests/widgets/field/pickers.test.tsx',
      title: 'PCK-001 PCK-002 BAS-030 OPN-093 is a drawer of people of the position, ten at a time, with details',
    },
  },
  {
    id: 'Requirements B13',
    text: 'wording and English',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/anytime-width.test.tsx',
      title: 'TRD-014 TRD-029 a day or 随时 stays inside of its column in a page %i px wide',
    },
  },
  {
    id: 'Requirements C1',
    text: 'the same receipt can be booked twice: the number is compared letter by letter (money counted twice)',
    state: 'mended',
    proof: {
      file: 'tests/backend/fee/fees-income.test.ts',
      title: 'INC-040 forbids the same number written otherwise: %s',
    },
  },
  {
    id: 'Requirements C2',
    text: 'deduction orders exist only in the demo seed (see INC-030/033/044 above)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/portal/payments.test.tsx',
      title: 'are entered by finance with a voucher; a known number is refused without losing what was typed',
    },
  },
  {
    id: 'Requirements C3',
    text: 'a live update can be lost: answer to the suspicion',
    state: 'mended',
    proof: {
      file: 'tests/widgets/provider/live.test.tsx',
      title: 'SHL-016 shows up when the line opens late, and when the first answer comes late',
    },
  },
  {
    id: 'Requirements C4',
    text: 'money that arrives and does not fit is seen by nobody',
    state: 'mended',
    proof: {
      file: 'tests/widgets/portal/payments.test.tsx',
      title: 'are listed for finance, given back with the number of the refund, or booked in a case',
    },
  },
  {
    id: 'Requirements C5',
    text: 'one transaction number can pay two codes',
    state: 'mended',
    proof: {
      file: 'tests/backend/fee/payment.test.ts',
      title: 'R17 of one transaction pays one code: with another code it is not taken, and noted',
    },
  },
  {
    id: 'Requirements C6',
    text: 'finance cannot finish what waits in a cancelled or finished case, yet it is counted for ever',
    state: 'mended',
    proof: {
      file: 'tests/backend/notice/start-page.test.ts',
      title: 'is nothing of a case that is finished or cancelled, neither listed nor counted',
    },
  },
  {
    id: 'Requirements C7',
    text: 'who is named as submitter is not told of the return',
    state: 'mended',
    proof: {
      file: 'tests/backend/fee/fees-review.test.ts',
      title: 'INC-045 EXP-009 tells whoever is named in an entry what became of it, as well as whoever made it',
    },
  },
  {
    id: 'Requirements C8',
    text: 'badge 22 on the menu entry 支出管理 is 10 incomes + 12 expenses',
    state: 'mended',
    proof: {
      file: 'tests/backend/notice/start-page.test.ts',
      title: 'is nothing at all for viewers, and the menu counts the same',
    },
  },
  {
    id: 'Requirements C9',
    text: 'one checked file makes a paper "已齐/finished"',
    state: 'mended',
    proof: {
      file: 'tests/unit/domain/paper/paper-state.test.ts',
      title: 'ruling 26 is ready with none but files that were compared',
    },
  },
  {
    id: 'Requirements C10',
    text: 'commission',
    state: 'mended',
    proof: {
      file: 'tests/backend/commission/job-commission.test.ts',
      title: 'EXP-013 falls with an approved refund or set-off, at its approval, and never below zero',
    },
  },
  {
    id: 'Requirements C11',
    text: 'Smaller wording',
    state: 'mended',
    why:
      'The choice of how orders are paid takes the room of its words, finance has no ticks without payment ' +
      'codes, a returned expense forgets its payment. That a deduction is 已审核 at once is INC-017 and INC-018 ' +
      'to the letter.',
    proof: {
      file: 'tests/backend/fee/fees-review.test.ts',
      title: 'EXP-009 EXP-014 that is returned is mended and handed in again by the person who did before',
    },
  },
  {
    id: 'Requirements D-major 1',
    text:
      '· SHL-017 / OPN-078 — a second window goes on saying 广州市 while it works in 深圳市; what is saved there ' +
      'lands in the other city',
    state: 'mended',
    proof: {
      file: 'tests/backend/login/session-city.test.ts',
      title: 'SHL-017 OPN-078 a call for another city is refused before anything is read or stored',
    },
  },
  {
    id: 'Requirements D-major 2',
    text: '· SHL-021 — a person working in 深圳市 is given 广州市 as the place of everything new',
    state: 'mended',
    proof: {
      file: 'tests/backend/login/session-city.test.ts',
      title: 'SHL-021 what is new lies in the city worked in',
    },
  },
  {
    id: 'Requirements D-major 3',
    text:
      '· GRD-020 (ROL-006, ROL-008) — privileges and declared ' +
      'operations only hide buttons; the address opens the form',
    state: 'mended',
    proof: {
      file: 'tests/widgets/grid/permitted-form.test.tsx',
      title: 'GRD-020 no blank record is opened for a person who may not add one',
    },
  },
  {
    id: 'Requirements D-major 4',
    text: '· CAL-077 (INC-043) — the product misreads every one of its own demo vouchers',
    state: 'mended',
    proof: {
      file: 'tests/server/ocr/demo-vouchers.test.ts',
      title: 'CAL-077 INC-043 vouchers of the demo data are read as what their incomes hold: money, number and day',
    },
  },
  {
    id: 'Requirements D-major 5',
    text: '· 角色操作授权 (UsrPrvsGrid, ROU-001/GRD-020) — a grant to finance, provider or viewer is saved and does nothing',
    state: 'mended',
    proof: {
      file: 'tests/backend/permission/role-grants.test.ts',
      title: 'ROL-006 refuses a grant that could not take effect, with the reason, and stores nothing',
    },
  },
  {
    id: 'Requirements D-minor 1',
    text:
      '· CAL-038, CAL-039 — hf1aObjCode/objType are "optional" in the seeds; without them the product takes ' +
      'hf1aObjId for a project only: house or member …',
    state: 'mended',
    proof: {
      file: 'tests/backend/handlers/files.test.ts',
      title: 'CAL-038 CAL-039 stand at the record whose key is given, named as %j',
    },
  },
  {
    id: 'Requirements D-minor 2',
    text:
      '· CAL-076 — Sl01SaleOrderM.getDeceletionList {keywords} exactly as the seed writes it → INVALID 项目ID必填. ' +
      'Deliberate, but a back end or client of the …',
    state: 'mended',
    proof: {
      file: 'tests/backend/fee/fees-income.test.ts',
      title: 'INC-044 CAL-076 is offered what was paid and is no income, by class, and shows what is gone',
    },
  },
  {
    id: 'Requirements D-minor 3',
    text:
      '· CAL-055 — generic saveChanges {list} exists for two services only (Hf2jPrjMemberRelation, ' +
      'ProjectChargeCfg); every declared list and sub-record …',
    state: 'mended',
    proof: {
      file: 'tests/backend/record/save-list.test.ts',
      title: 'CAL-055 that saves records one by one saves a list of them, under the same policy',
    },
  },
  {
    id: 'Requirements D-minor 4',
    text:
      '· CAL-053 ("server\'s keys ignored when equal to what is stored") — sending a getOne answer back to ' +
      'doSave unchanged is refused in three …',
    state: 'mended',
    proof: { file: 'tests/backend/grid/rows/answer-sent-back.test.ts', title: '%s takes it, and changes nothing' },
  },
  {
    id: 'Requirements D-minor 5',
    text:
      '· ROU-003 / ruling 2 / OPN-080 — "any other path under these patterns opens the generic grid if the ' +
      'server knows the entity": not built …',
    state: 'mended',
    proof: {
      file: 'tests/unit/portal/addresses-by-entity.test.ts',
      title: 'ROU-003 OPN-080 lead to the list over the entity they name',
    },
  },
  {
    id: 'Requirements D-minor 6',
    text: '· ROU-003, ruling 3 — filler',
    state: 'mended',
    proof: {
      file: 'tests/backend/grid/rows/own-columns.test.ts',
      title: 'no two have the same columns, no two the same searches, and no two over different rows the same fields',
    },
  },
  {
    id: 'Requirements D-minor 7',
    text:
      '· thin lists (the design: "at least six columns of its own domain"): own columns 2 in FlowAppendixGrid; ' +
      '4 in BaseDictValuesGrid, ModulesCfgGrid …',
    state: 'mended',
    proof: { file: 'tests/backend/grid/rows/own-columns.test.ts', title: '%s shows at least six of its own domain' },
  },
  {
    id: 'Requirements D-minor 8',
    text:
      '· OPN-066 — role ids are constants (lib/domain/permission/role.ts:2-6; its comment says "set by ' +
      'configuration")',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/known-user.test.ts',
      title: 'OPN-066 roles of finance and managers are known by the ids a back end gives them',
    },
  },
  {
    id: 'Requirements D-minor 9',
    text:
      '· OPN-088 — passport "5–20 letters or digits; others non-empty": the product refuses AB123456789012345 ' +
      '(17) and ABCDEF ("5至14位", needs a digit) and …',
    state: 'ruled',
    why: 'ruling 24: identity documents are checked by their real forms',
  },
  {
    id: 'Requirements D-minor 10',
    text:
      '· OPN-005 — the flow tab never sends doRefreshPrjCommissionState {objId}; only the page and fee icons ' +
      'call it (with prjId)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/flow-tab/flow-list.test.tsx',
      title: 'OPN-005 the commission state is set right here too, by the key of the workflow; a failure says so',
    },
  },
  {
    id: 'Requirements D-minor 11',
    text:
      '· SDK-004 — "exactly these entries": also tracked are .ci, .dependency-cruiser.cjs, biome.jsonc, ' +
      'vitest.config.ts, CHANGELOG.md, CONTRIBUTING.md …',
    state: 'ruled',
    why: 'ruling 24: the customary files stand beside those of SDK-004',
  },
  {
    id: 'Requirements D-minor 12',
    text:
      '· SDK-024 — 64 files of host/web import ../../lib/styled-system/css/index.js, 10 in examples (and one ' +
      'lib/elements/tables.ts): generated, inside …',
    state: 'mended',
    proof: {
      file: 'tests/unit/requirements/package-shape.test.ts',
      title: 'SDK-024 the portal and the examples import it by its public entries alone, as partners do',
    },
  },
  {
    id: 'Requirements D-minor 13',
    text: '· SDK-023 — Ark UI drives dialog, menu, popover, select, tabs only',
    state: 'explained',
    why:
      'Parts with a machine are Ark UI’s; the others are native elements. 300 fields as Ark machines took 273 ' +
      'to 560 ms to mount, plain inputs with a facade 136 ms; README and lib/ui/README.md say so.',
  },
  {
    id: 'Requirements D-minor 14',
    text:
      '· City, by id — lists keep strictly to the current city (0 shared rows in 33 scoped lists), but every ' +
      'by-id call (getOne, doDelete, project page …',
    state: 'mended',
    proof: {
      file: 'tests/backend/login/session-city.test.ts',
      title: 'OPN-078 a row of another city is not there, by whatever call',
    },
  },
  {
    id: 'Requirements D-minor 15',
    text:
      '· 订单管理 / 支出管理 are empty for those on the case — SaleOrderMGrid and OrderAndExpendManagement show "own" ' +
      'rows by creator, so sales sees 0 of 77 …',
    state: 'mended',
    proof: {
      file: 'tests/backend/grid/own-rows.test.ts',
      title: 'ROU-008 orders are those of the cases a person may see, as each case lists them',
    },
  },
  {
    id: 'Requirements D-minor 16',
    text:
      '· Who maintains master data — with default privileges sales and service may delete rows of 51 lists: ' +
      'LPR, bank rates, taxes, fund policy, bank …',
    state: 'mended',
    proof: {
      file: 'tests/backend/permission/privilege-table.test.ts',
      title: 'R7 what belongs to no city is read by all, and deleted by managers or whom they gave it to',
    },
  },
  {
    id: 'Requirements D-minor 17',
    text:
      '· texts — duplicates name codes: 姓名“demo-manager”已存在, 城市“440100”已存在, 流程“FA01”已存在, 收费项“PC01”已存在. ' +
      '起始日期日期不正确 (label + 日期). 项目列表 shows 563.41062 and …',
    state: 'mended',
    proof: {
      file: 'tests/unit/grid/grid-query.test.ts',
      title: 'GRD-004 sorts a column upwards, then downwards, then as the list does',
    },
  },
  {
    id: 'Trust major 1',
    text:
      'A manager of one city is a manager of every city; he can make himself one and take over any account. ' +
      '(R7, R9, matrix column "other city (any role) …',
    state: 'mended',
    proof: {
      file: 'tests/backend/permission/users.test.ts',
      title: 'ROU-001 R9 grants only the city they have, and a manager of both grants both',
    },
  },
  {
    id: 'Trust major 2',
    text:
      'Ordinary staff of one city edit and delete the configuration of another city. (matrix "config grids ' +
      'write … other city: no"; sure)',
    state: 'mended',
    proof: {
      file: 'tests/backend/permission/privilege-table.test.ts',
      title: 'R7 %s of another city is read, saved, moved and deleted by nobody who works elsewhere',
    },
  },
  {
    id: 'Trust major 3',
    text: 'The mask of the ID number hides two digits only. (R25; sure, 12 of 12)',
    state: 'mended',
    proof: {
      file: 'tests/backend/demo/demo-numbers-hidden.test.ts',
      title: 'R25 masks keep nothing a birthday, a sex or a region beside them completes',
    },
  },
  {
    id: 'Trust major 4',
    text:
      'Tab into a money field and type: the new digits are appended to the old amount. (convention; sure: ' +
      '房屋市场价, 合同成交价, 首期款, 中介费, 装修费)',
    state: 'mended',
    proof: {
      file: 'tests/widgets/field/real-keys.test.tsx',
      title: 'FRM-018 FRM-020 is selected whole by Tab, so that typing replaces it: %s',
    },
  },
  {
    id: 'Trust major 5',
    text: 'Load goal of the anchor is missed by about 4x (PG CI gate 600 reads + 100 writes/s p99 < 150 ms)',
    state: 'explained',
    why: PLANNED.speed,
  },
  {
    id: 'Trust major 6',
    text:
      'P3 data lies in clear in the database (R28 AES-GCM + blind index; 等保 "in storage"): select ' +
      "data->>'hf23CardNo' from hf23_prj_member → …",
    state: 'explained',
    why: PLANNED.trust,
  },
  {
    id: 'Trust minor 1',
    text:
      'Anonymous amplification: one POST /web/login/doLogin (also embed.doIssueSession, payment.notify), JSON ' +
      'with 95,000 unknown names, 1 MiB → 200 …',
    state: 'mended',
    proof: {
      file: 'tests/server/wide-bodies.test.ts',
      title: 'of %s is refused before anything reads it, in an answer far shorter than itself',
    },
  },
  {
    id: 'Trust minor 2',
    text:
      'Lockout for good (A10): five wrong passwords from anywhere pause the account 15 min, the right password ' +
      'is refused meanwhile; the key is only the …',
    state: 'mended',
    proof: {
      file: 'tests/backend/login/login.test.ts',
      title: 'never pause an address the account was used from, however many guess for however long',
    },
  },
  {
    id: 'Trust minor 3',
    text:
      'Full disk (P06/U19): nothing lost, reads work, writes back 83 ms after space returns – but the message ' +
      'is 服务暂时不可用 (503), uploads answer HTTP 500 …',
    state: 'mended',
    proof: { file: 'tests/server/running/full-disk.test.ts', title: 'readiness says which of both cannot serve' },
  },
  {
    id: 'Trust minor 4',
    text:
      'Prototype pollution changes requests (T18): lib/client/transport/axios-transport.ts destructures { method = ' +
      "'POST', query, idempotencyKey, config } of a …",
    state: 'mended',
    proof: { file: 'tests/unit/client/http-transport.test.ts', title: 'sends what it would have sent' },
  },
  {
    id: 'Trust minor 5',
    text:
      'A 200 with data: [1,2] for a saved record closes the form as if saved, no message, typed text gone from ' +
      'view (1 of 9 shapes clearly; refValues: [] …',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/client.test.ts',
      title: 'fails with a contract error when a list comes in place of an object, for every call',
    },
  },
  {
    id: 'Trust minor 6',
    text:
      'Export of more than 50 rows needs no second person and has no watermark (R26): 22 lists, e.g. cases 57, ' +
      'orders 206, jobs 2,262',
    state: 'explained',
    why: PLANNED.trust,
  },
  {
    id: 'Trust minor 7',
    text:
      'Audit: UPDATE/DELETE/TRUNCATE refused by trigger, reveal/decisions all in it; but no hash chain and no ' +
      'ip/client column (R27). revealField works …',
    state: 'mended',
    why:
      'Revealing asks a reason, and a line says from which address and browser. A chain of hashes is planned ' +
      'together with encryption at rest.',
    proof: {
      file: 'tests/backend/record/reveal.test.ts',
      title: 'R27 says who saw which field of which record, and never what was in it',
    },
  },
  {
    id: 'Trust minor 8',
    text:
      'GET /file/{id} by Token answers Cache-Control: private, max-age=31536000, immutable, Vary: Origin: on a ' +
      'shared PC the next person gets it from the …',
    state: 'mended',
    proof: {
      file: 'tests/server/files/documents.test.ts',
      title: 'are asked for anew by the next person: even with a browser’s copy, only a live session gets them',
    },
  },
  {
    id: 'Trust minor 9',
    text: 'Ten files in one request answer 文件没有传完，请重试 (nothing stored, but the wrong reason) (U12, API)',
    state: 'mended',
    proof: {
      file: 'tests/server/files/uploads.test.ts',
      title: 'UPL-016 ERR-025 says how many files came when they are more than nine, and keeps none of them',
    },
  },
  {
    id: 'Trust minor 10',
    text:
      'hf54ApplyPerson/hf40ApplyPerson are taken from the payload: anybody who may submit can file in somebody ' +
      "else's name (crtUsr stays true)",
    state: 'mended',
    proof: {
      file: 'tests/backend/fee/fees-review.test.ts',
      title: 'is handed in by oneself or in the name of a person who takes part in the case, and of nobody else',
    },
  },
  {
    id: 'Trust minor 11',
    text: 'S3 storage by configuration does not exist (no code, no variable): U21 not applicable',
    state: 'explained',
    why: PLANNED.trust,
  },
  {
    id: 'Trust minor 12',
    text: 'Foreign Origin on the socket: 400, better 403; a garbage token is upgraded and then closed 4401',
    state: 'mended',
    proof: {
      file: 'tests/server/live/live.test.ts',
      title: 'opens to the named public origins only, where there are some: a Host is what the caller says',
    },
  },
  {
    id: 'Trust minor 13',
    text:
      'SIGTERM: all in-flight done, but the process needed 12.0 s with idle keep-alive connections open; ' +
      'sockets 1001',
    state: 'mended',
    proof: {
      file: 'tests/server/running/stopping.test.ts',
      title: 'a server that stops waits for running calls and for nobody who keeps a connection without asking',
    },
  },
  {
    id: 'Trust minor 14',
    text: 'Kills leave files in files/incoming (9 and 10 after 30 kills); the sweep is by the day; a minute would do',
    state: 'mended',
    proof: {
      file: 'tests/server/files/cleanup.test.ts',
      title: 'what a stopped server half received is removed: all of it if nobody else receives, else what is old',
    },
  },
  {
    id: 'Partners blocker 1',
    text: 'ProjectDetail never opens on an embed session',
    state: 'mended',
    proof: {
      file: 'tests/e2e/other-origin.test.ts',
      title: 'SDK-019 shows what it is for by a session of its own, in the looks of the published sheet: %s',
    },
  },
  {
    id: 'Partners blocker 2',
    text: 'fangkit/testing and fangkit/backend do not build with webpack 5 nor with Next 16',
    state: 'mended',
    proof: {
      file: 'tests/packed/next.test.ts',
      title:
        'is built in the app router, with the business in the memory of its page, and the fees of a project are there',
    },
  },
  {
    id: 'Partners major 1',
    text:
      'auth.can is ignored by FeeTab, FlowTab and PapersTab. auth.md: "can 是宿主在个人权限之外再加的限制"; events.md: "can ' +
      '答错算不许". can: () => false, one that throws …',
    state: 'mended',
    proof: { file: 'tests/widgets/provider/host-limits.test.tsx', title: 'offers what it allows' },
  },
  {
    id: 'Partners major 2',
    text:
      'A token endpoint that is down is hammered. getToken that throws, four widgets: 96 calls of getToken in ' +
      '5 s, 31 onError NETWORK. 96 = 4 × 24, so …',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/session.test.ts',
      title: 'whose source is down is asked for once per pause by all calls together, and the pauses grow',
    },
  },
  {
    id: 'Partners major 3',
    text:
      'Nothing bounds the first load. getToken that never settles, or an own Transport whose call never ' +
      'settles: skeleton "正在打开收支 加载中" for 40 s, no …',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/silent-transport.test.ts',
      title: 'ends what reads after ten seconds, once, is told to stop, and tells the host',
    },
  },
  {
    id: 'Partners major 4',
    text: 'Without a provider (or with a second copy of fangkit) the widget throws and takes the host down',
    state: 'mended',
    proof: {
      file: 'tests/library/two-copies.test.ts',
      title: 'is a box, and the page of the host stands around it: %s',
    },
  },
  {
    id: 'Partners major 5',
    text: "README's size table tells less than a partner loads",
    state: 'explained',
    why: PLANNED.speed,
  },
  {
    id: 'Partners major 6',
    text:
      'FangkitEvent is untyped and its names are documented nowhere. interface FangkitEvent { type: string; ' +
      'source: string; [detail: string]: unknown } …',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners major 7',
    text: 'No Next.js guide or example, no runnable embed-session example',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 1',
    text:
      'GridSpec.columns says "Columns shown without being chosen" but fields with column: true are shown as ' +
      'well: the example of own-grid.md (columns …',
    state: 'mended',
    proof: {
      file: 'tests/unit/guides/own-grid.test.ts',
      title: 'the list a partner copies from the guide has its two rows, and shows the two columns it names',
    },
  },
  {
    id: 'Partners minor 2',
    text:
      'Stored<R>.keyValue is string | null ("empty for a blank record"), so detail.income.keyValue of an order ' +
      'that was just submitted needs a null check …',
    state: 'mended',
    proof: {
      file: 'tests/unit/contract/output.test.ts',
      title: 'has a key once it is stored, so that nobody has to ask; a blank one may lack it',
    },
  },
  {
    id: 'Partners minor 3',
    text: "appearance.variables accepts any key: '--fk-colors-brnad' compiles and does nothing",
    state: 'mended',
    proof: {
      file: 'tests/unit/guides/reference.test.ts',
      title: 'has words for every variable `appearance` takes, which takes no other name',
    },
  },
  {
    id: 'Partners minor 4',
    text:
      'FeeDraft.record, passed to beforeSubmit, is Readonly<Record<string, unknown>>, although Income and Expense ' +
      'types exist: the one hook where a …',
    state: 'mended',
    proof: { file: 'tests/unit/widgets/fee-draft.test.ts', title: 'is typed by the fields of what is handed in' },
  },
  {
    id: 'Partners minor 5',
    text:
      'before-hooks exist for two of seven widgets (FeeTab.beforeSubmit, PapersTab.beforeUpload): none for saving ' +
      'a case, finishing flow steps, saving a …',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 6',
    text:
      'html{direction:rtl}: the widget turns round, its drawer does not. direction is not reset on fk-root (or ' +
      'should be followed by both)',
    state: 'mended',
    proof: {
      file: 'tests/embed/isolation.test.ts',
      title: 'may read from right to left: widgets and their drawers do not (%s, %s)',
    },
  },
  {
    id: 'Partners minor 7',
    text:
      'z-index: a host header at 2147483647 covers 80 px of the drawer with its close button; tokens ' +
      '(1000/1010/1100) cannot win, <dialog>/popover top …',
    state: 'mended',
    proof: { file: 'tests/embed/top-layer.test.ts', title: 'what is opened in %s lies above it' },
  },
  {
    id: 'Partners minor 8',
    text:
      'FangkitProvider without transport and auth (plain JS) says "网络连接失败，请检查网络" — misleading; say which prop is ' +
      'missing, as <fangkit-fee-tab> does',
    state: 'mended',
    proof: { file: 'tests/unit/provider/lacking-parts.test.ts', title: 'fails by naming %s, not as a broken line' },
  },
  {
    id: 'Partners minor 9',
    text:
      'The manifest of the tarball keeps prepare: panda codegen: npm 11.19 warns "1 package has install scripts ' +
      'not yet covered by allowScripts … …',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 10',
    text: '5.1 MB / 19.3 MB unpacked / 6 648 files (lib sources 13 MB on disk for the fangkit-source condition)',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 11',
    text:
      'fangkit/domain has 382 runtime exports, fangkit/ui 66, fangkit/contract 56; API reports 269 KB. All of it ' +
      'is "public" at 0.1.0 with no …',
    state: 'explained',
    why: PLANNED.words,
  },
  {
    id: 'Partners minor 12',
    text:
      'Widgets take no className, style or id, and elements have no ::part; hosts have to wrap (documented reach ' +
      'is .fk-root only)',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 13',
    text:
      'Vocabulary: FeeTab.subTab, PapersTab.role (tag: side), ProjectDetail.tab, FormPreview.formId for the same ' +
      'idea; selection handle differs (goTo …',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 14',
    text: 'fangkit/elements has no Vue/Svelte type declarations (JSX only): Vue templates are unchecked',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 15',
    text:
      'Fast unmounts (150 ms) on a real portal leave one "WebSocket is closed before the connection is ' +
      'established" each on the console (18 of 25): wait …',
    state: 'mended',
    proof: {
      file: 'tests/unit/client/web-socket-connection.test.ts',
      title: 'while its line is being opened closes it once it is open: browsers complain of one closed before',
    },
  },
  {
    id: 'Partners minor 16',
    text: 'Guides are Chinese only; en is a mixture by its own words',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 17',
    text:
      'examples/quick-start is titled 五行接入, its main.tsx has 30 lines, part of them for the sandbox frame ' +
      '(Sandbox, given, scenarioOf, PDF_ASSETS); the …',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Partners minor 18',
    text: 'elements-html, elements-vue, hostile-css, own-back-end, component-sheet have no code panel or copy button',
    state: 'explained',
    why: PLANNED.partners,
  },
  {
    id: 'Code 1',
    text:
      'Published styles.css: classes on the widget root never match; ConfigGrid overflows its place and virtual ' +
      'rows are off',
    state: 'mended',
    proof: {
      file: 'tests/embed/reference.test.ts',
      title: 'a list of 200 rows is as high as its place, scrolls its rows and draws only those in view',
    },
  },
  { id: 'Code 2', text: 'No formatter; lines are unreadable in places', state: 'explained', why: PLANNED.format },
  {
    id: 'Code 3',
    text: "Vocabulary: private metaphors instead of the field's terms",
    state: 'explained',
    why: PLANNED.words,
  },
  { id: 'Code 4', text: 'Searchability is declared three times', state: 'explained', why: PLANNED.words },
  { id: 'Code 5', text: 'Flat folders and slivers', state: 'explained', why: PLANNED.words },
  { id: 'Code 6', text: 'Infrastructure written several times', state: 'explained', why: PLANNED.words },
  { id: 'Code 7', text: 'Abstractions that do not earn their keep', state: 'explained', why: PLANNED.words },
  { id: 'Code 8', text: "The back end's two hubs and its demo data", state: 'explained', why: PLANNED.words },
  {
    id: 'Code 9',
    text: "What a page really loads is more than the README's table",
    state: 'explained',
    why: PLANNED.speed,
  },
  { id: 'Code 10', text: 'Small breaches of our own rules', state: 'explained', why: PLANNED.words },
  {
    id: 'Staff 1',
    text: 'Tabbing into a filled money field puts the caret at the end; typing appends to the old amount',
    state: 'mended',
    proof: {
      file: 'tests/widgets/field/real-keys.test.tsx',
      title: 'FRM-018 FRM-020 is selected whole by Tab, so that typing replaces it: %s',
    },
  },
  {
    id: 'Staff 2',
    text: '核对 / 审核 / 去处理 on the start page do not open the item',
    state: 'explained',
    why: PLANNED.day,
  },
  { id: 'Staff 3', text: 'A case cannot be found by the customer', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 4',
    text: 'Ctrl+K loses what you type the first time after a page load, and Enter then opens the wrong case',
    state: 'explained',
    why: PLANNED.day,
  },
  { id: 'Staff 5', text: 'The palette is far below its reference and visual.md', state: 'explained', why: PLANNED.day },
  { id: 'Staff 6', text: '项目资料 is 10 screens of dashes', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 7',
    text: 'Keyboard: 75 Tab presses to the page, and 编辑 on 基础需求 throws the focus away',
    state: 'explained',
    why: PLANNED.day,
  },
  {
    id: 'Staff 8',
    text: 'A workflow step with all papers missing is finished without a word, and its gaps then vanish',
    state: 'mended',
    proof: {
      file: 'tests/backend/flow/flow-finish.test.ts',
      title: 'ruling 26 names missing papers and waits for a reason, which is logged; other jobs are finished',
    },
  },
  { id: 'Staff 9', text: 'Papers drawer hides the upload and the files', state: 'explained', why: PLANNED.day },
  { id: 'Staff 10', text: 'Verifying papers is view–close–tick', state: 'explained', why: PLANNED.day },
  { id: 'Staff 11', text: '成本明细 loses its amount column', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 12',
    text: 'Two different "readiness" figures',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/readiness.test.tsx',
      title: 'ruling 27 is on the page what it is on the start page, and what its sections add up to: %s',
    },
  },
  {
    id: 'Staff 13',
    text: 'Left menu: 8 identical building icons, 6 identical receipts, 3 identical sheets',
    state: 'explained',
    why: PLANNED.day,
  },
  { id: 'Staff 14', text: 'The toast covers what it talks about', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 15',
    text: 'Section list highlights the wrong section while you edit',
    state: 'explained',
    why: PLANNED.day,
  },
  {
    id: 'Staff 16',
    text: 'Header strip names different people per tab',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/project-detail.test.tsx',
      title: 'PRJ-011 PRJ-012 names all buyers and owners in its strip on every tab, whichever one opens first',
    },
  },
  { id: 'Staff 17', text: 'At 200 % zoom the sticky parts eat the page', state: 'explained', why: PLANNED.day },
  { id: 'Staff 18', text: 'Guide drawer contradicts the row', state: 'explained', why: PLANNED.day },
  { id: 'Staff 19', text: '33 step tabs in one scrolling strip', state: 'explained', why: PLANNED.day },
  { id: 'Staff 20', text: '买家分组 ignores the buyers already entered', state: 'explained', why: PLANNED.day },
  { id: 'Staff 21', text: 'Status colours disagree', state: 'explained', why: PLANNED.day },
  { id: 'Staff 22', text: 'Money without thousands, units mixed', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 23',
    text: 'A wrong address leaves a tab called 正在加载 for good',
    state: 'explained',
    why: PLANNED.day,
  },
  { id: 'Staff 24', text: '字段管理 does not manage fields', state: 'explained', why: PLANNED.day },
  { id: 'Staff 25', text: 'Administration traps', state: 'explained', why: PLANNED.day },
  {
    id: 'Staff 26',
    text: '随时 sticks out of the form',
    state: 'mended',
    proof: {
      file: 'tests/widgets/project-detail/anytime-width.test.tsx',
      title: 'TRD-014 TRD-029 a day or 随时 stays inside of its column in a page %i px wide',
    },
  },
  { id: 'Staff 27', text: 'Noise no person would write', state: 'explained', why: PLANNED.day },
  { id: 'Staff 28', text: 'Same thing, other word or order', state: 'explained', why: PLANNED.day },
  { id: 'Staff 29', text: 'Lists give little to work with', state: 'explained', why: PLANNED.day },
  { id: 'Staff 30', text: 'Loading and first focus', state: 'explained', why: PLANNED.day },
]
