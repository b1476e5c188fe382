/** Something a measurement of the whole found. */
export interface Finding {
  readonly id: string
  readonly text: string
  /** `ruled`: kept on purpose, or decided by a ruling. `explained`: no fault, or outside of what is built. */
  readonly state: 'mended' | 'ruled' | 'explained' | 'open'
  /** The ruling, or why it is as it is. */
  readonly why?: string
  /** A test that fails when it comes back, by its own title. */
  readonly proof?: { readonly file: string; readonly title: string }
}

/** What a measurement of the whole found. Whoever mends one changes its state here and names the test. */
export const FINDINGS: readonly Finding[] = [
  {
    id: 'Requirements A1',
    text: 'people who are expressly NOT owner / NOT buyer are named as parties in the sale contract and on signed forms (MEM-055, MEM-056, OPN-032; contract …',
    state: 'mended',
    proof: {
      file: 'tests/backend/contract-document/demo-parties.test.ts',
      title: 'MEM-055 MEM-056 MEM-076 the contract of every case in %s names the owners and buyers, and nobody else',
    },
  },
  {
    id: 'Requirements A2',
    text: 'typing into a filled amount reached by Tab appends instead of replacing (FRM / design/visual.md "every flow without a mouse")',
    state: 'open',
  },
  {
    id: 'Requirements A3',
    text: 'removing a group silently turns its people into buyers; the preview says otherwise (MEM-055 partly, OPN-098)',
    state: 'open',
  },
  {
    id: 'Requirements A4',
    text: 'PRJ-030 partly: the keyword search does not know the labels of sections that are still empty',
    state: 'open',
  },
  {
    id: 'Requirements A5',
    text: 'PRJ-044 partly: operation buttons of the information tab do not follow the status check until somebody presses one',
    state: 'open',
  },
  { id: 'Requirements A6', text: 'ROL-006 partly: 编辑基础需求 asks for OPT_SAVE only', state: 'open' },
  {
    id: 'Requirements A7',
    text: 'BAS-028 partly: needs-house-finding cannot be switched off under HF9907, but still works',
    state: 'open',
  },
  { id: 'Requirements A8', text: 'CON-020 (FRM-038) missing: eight asterisks', state: 'open' },
  { id: 'Requirements A9', text: 'CON-033 (FLW-033) differs: no 1.5 s delay', state: 'ruled', why: 'Ruling 24' },
  {
    id: 'Requirements A10',
    text: 'MEM-051 differs: roles are JSON lists in answers',
    state: 'ruled',
    why: 'Ruling 24',
  },
  {
    id: 'Requirements A11',
    text: 'after 保存 of basic requirements Hf20PrjBase.doCreate {id} is sent twice within 31 follow-up calls (PRJ-045/046 themselves are right)',
    state: 'open',
  },
  { id: 'Requirements A12', text: 'a hidden read-only field is writable over the wire', state: 'open' },
  {
    id: 'Requirements B1',
    text: 'Tab into an amount that is filled and type: the digits are appended, not replaced (FRM-020; hits all money fields, all areas)',
    state: 'open',
  },
  {
    id: 'Requirements B2',
    text: 'the format and size rule of a document field is not enforced when the record is saved (UPL-004, UPL-007, UPL-010; TRD-016)',
    state: 'open',
  },
  { id: 'Requirements B3', text: 'FRM-030: defaults of tool templates reach no form', state: 'open' },
  {
    id: 'Requirements B4',
    text: 'HSE-068: the check of the detailed address catches only some repeated names',
    state: 'open',
  },
  {
    id: 'Requirements B5',
    text: 'uploads: after an earlier failure the toast tells the wrong thing (UPL-018, UPL-020)',
    state: 'open',
  },
  {
    id: 'Requirements B6',
    text: 'UPL-005, 006, 008, 024, 025: film, sound and Excel uploads exist on the wire only',
    state: 'open',
  },
  {
    id: 'Requirements B7',
    text: 'FRM-011 (minimum length) and FRM-023 (date option pass): rule exists, no field uses it',
    state: 'open',
  },
  { id: 'Requirements B8', text: 'FRM-038: the masked password is a constant nobody shows', state: 'open' },
  { id: 'Requirements B9', text: 'UPL-016/ERR-025 on the server: ten files in one request', state: 'open' },
  { id: 'Requirements B10', text: 'rich text: CSP violations in the console', state: 'open' },
  { id: 'Requirements B11', text: 'PCK-009: no maps service in the reference portal', state: 'open' },
  { id: 'Requirements B12', text: 'PCK-002: the account drawer shows 6 of the 12 listed fields', state: 'open' },
  { id: 'Requirements B13', text: 'wording and English', state: 'open' },
  {
    id: 'Requirements C1',
    text: 'the same receipt can be booked twice: the number is compared letter by letter (money counted twice)',
    state: 'mended',
    proof: {
      file: 'tests/backend/handlers/fees-income.test.ts',
      title: 'INC-040 forbids the same number written otherwise: %s',
    },
  },
  {
    id: 'Requirements C2',
    text: 'deduction orders exist only in the demo seed (see INC-030/033/044 above)',
    state: 'open',
  },
  { id: 'Requirements C3', text: 'a live update can be lost: answer to the suspicion', state: 'open' },
  { id: 'Requirements C4', text: 'money that arrives and does not fit is seen by nobody', state: 'open' },
  { id: 'Requirements C5', text: 'one transaction number can pay two codes', state: 'open' },
  {
    id: 'Requirements C6',
    text: 'finance cannot finish what waits in a cancelled or finished case, yet it is counted for ever',
    state: 'open',
  },
  { id: 'Requirements C7', text: 'who is named as submitter is not told of the return', state: 'open' },
  { id: 'Requirements C8', text: 'badge 22 on the menu entry 支出管理 is 10 incomes + 12 expenses', state: 'open' },
  { id: 'Requirements C9', text: 'one checked file makes a paper "已齐/finished"', state: 'open' },
  { id: 'Requirements C10', text: 'commission', state: 'open' },
  { id: 'Requirements C11', text: 'Smaller wording', state: 'open' },
  {
    id: 'Requirements D-major 1',
    text: '· SHL-017 / OPN-078 — a second window goes on saying 广州市 while it works in 深圳市; what is saved there lands in the other city',
    state: 'open',
  },
  {
    id: 'Requirements D-major 2',
    text: '· SHL-021 — a person working in 深圳市 is given 广州市 as the place of everything new',
    state: 'open',
  },
  {
    id: 'Requirements D-major 3',
    text: '· GRD-020 (ROL-006, ROL-008) — privileges and declared operations only hide buttons; the address opens the form',
    state: 'open',
  },
  {
    id: 'Requirements D-major 4',
    text: '· CAL-077 (INC-043) — the product misreads every one of its own demo vouchers',
    state: 'open',
  },
  {
    id: 'Requirements D-major 5',
    text: '· 角色操作授权 (UsrPrvsGrid, ROU-001/GRD-020) — a grant to finance, provider or viewer is saved and does nothing',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 1',
    text: '· CAL-038, CAL-039 — hf1aObjCode/objType are "optional" in the seeds; without them the product takes hf1aObjId for a project only: house or member …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 2',
    text: '· CAL-076 — Sl01SaleOrderM.getDeceletionList {keywords} exactly as the seed writes it → INVALID 项目ID必填. Deliberate, but a back end or client of the …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 3',
    text: '· CAL-055 — generic saveChanges {list} exists for two services only (Hf2jPrjMemberRelation, ProjectChargeCfg); every declared list and sub-record …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 4',
    text: '· CAL-053 (wire.md, "server\'s keys ignored when equal to what is stored") — sending a getOne answer back to doSave unchanged is refused in three …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 5',
    text: '· ROU-003 / ruling 2 / OPN-080 — "any other path under these patterns opens the generic grid if the server knows the entity": not built …',
    state: 'open',
  },
  { id: 'Requirements D-minor 6', text: '· ROU-003, ruling 3 — filler', state: 'open' },
  {
    id: 'Requirements D-minor 7',
    text: '· thin lists (the design: "at least six columns of its own domain"): own columns 2 in FlowAppendixGrid; 4 in BaseDictValuesGrid, ModulesCfgGrid …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 8',
    text: '· OPN-066 — role ids are constants (lib/domain/permission/role.ts:2-6; its comment says "set by configuration")',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 9',
    text: '· OPN-088 — passport "5–20 letters or digits; others non-empty": the product refuses AB123456789012345 (17) and ABCDEF ("5至14位", needs a digit) and …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 10',
    text: '· OPN-005 — the flow tab never sends doRefreshPrjCommissionState {objId}; only the page and fee icons call it (with prjId)',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 11',
    text: '· SDK-004 — "exactly these entries": also tracked are .ci, .dependency-cruiser.cjs, biome.jsonc, vitest.config.ts, CHANGELOG.md, CONTRIBUTING.md …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 12',
    text: '· SDK-024 — 64 files of host/web import ../../lib/styled-system/css/index.js, 10 in examples (and one lib/elements/tables.ts): generated, inside …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 13',
    text: '· SDK-023 — Ark UI drives dialog, menu, popover, select, tabs only',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 14',
    text: '· City, by id — lists keep strictly to the current city (0 shared rows in 33 scoped lists), but every by-id call (getOne, doDelete, project page …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 15',
    text: '· 订单管理 / 支出管理 are empty for those on the case — SaleOrderMGrid and OrderAndExpendManagement show "own" rows by creator, so sales sees 0 of 77 …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 16',
    text: '· Who maintains master data — with default privileges sales and service may delete rows of 51 lists: LPR, bank rates, taxes, fund policy, bank …',
    state: 'open',
  },
  {
    id: 'Requirements D-minor 17',
    text: '· texts — duplicates name codes: 姓名“demo-manager”已存在, 城市“440100”已存在, 流程“FA01”已存在, 收费项“PC01”已存在. 起始日期日期不正确 (label + 日期). 项目列表 shows 563.41062 and …',
    state: 'open',
  },
  {
    id: 'Trust major 1',
    text: 'A manager of one city is a manager of every city; he can make himself one and take over any account. (R7, R9, matrix column "other city (any role) …',
    state: 'open',
  },
  {
    id: 'Trust major 2',
    text: 'Ordinary staff of one city edit and delete the configuration of another city. (matrix "config grids write … other city: no"; sure)',
    state: 'open',
  },
  {
    id: 'Trust major 3',
    text: 'The mask of the ID number hides two digits only. (R25; sure, 12 of 12)',
    state: 'mended',
    proof: {
      file: 'tests/backend/seed/demo-numbers-hidden.test.ts',
      title: 'R25 masks keep nothing a birthday, a sex or a region beside them completes',
    },
  },
  {
    id: 'Trust major 4',
    text: 'Tab into a money field and type: the new digits are appended to the old amount. (convention; sure: 房屋市场价, 合同成交价, 首期款, 中介费, 装修费)',
    state: 'open',
  },
  {
    id: 'Trust major 5',
    text: 'Load goal of the anchor is missed by about 4x (anchor §5: PG CI gate 600 reads + 100 writes/s p99 < 150 ms)',
    state: 'open',
  },
  {
    id: 'Trust major 6',
    text: 'P3 data lies in clear in the database (R28 AES-GCM + blind index; 等保 "in storage"): select data->>\'hf23CardNo\' from hf23_prj_member → …',
    state: 'open',
  },
  {
    id: 'Trust minor 1',
    text: 'Anonymous amplification: one POST /web/login/doLogin (also embed.doIssueSession, payment.notify), JSON with 95,000 unknown names, 1 MiB → 200 …',
    state: 'open',
  },
  {
    id: 'Trust minor 2',
    text: 'Lockout for good (A10): five wrong passwords from anywhere pause the account 15 min, the right password is refused meanwhile; the key is only the …',
    state: 'open',
  },
  {
    id: 'Trust minor 3',
    text: 'Full disk (P06/U19): nothing lost, reads work, writes back 83 ms after space returns – but the message is 服务暂时不可用 (503), uploads answer HTTP 500 …',
    state: 'open',
  },
  {
    id: 'Trust minor 4',
    text: "Prototype pollution changes requests (T18): lib/client/axios-transport.ts destructures { method = 'POST', query, idempotencyKey, config } of a …",
    state: 'open',
  },
  {
    id: 'Trust minor 5',
    text: 'A 200 with data: [1,2] for a saved record closes the form as if saved, no message, typed text gone from view (1 of 9 shapes clearly; refValues: [] …',
    state: 'open',
  },
  {
    id: 'Trust minor 6',
    text: 'Export of more than 50 rows needs no second person and has no watermark (R26): 22 lists, e.g. cases 57, orders 206, jobs 2,262',
    state: 'open',
  },
  {
    id: 'Trust minor 7',
    text: 'Audit: UPDATE/DELETE/TRUNCATE refused by trigger, reveal/decisions all in it; but no hash chain and no ip/client column (R27). revealField works …',
    state: 'open',
  },
  {
    id: 'Trust minor 8',
    text: 'GET /file/{id} by Token answers Cache-Control: private, max-age=31536000, immutable, Vary: Origin: on a shared PC the next person gets it from the …',
    state: 'open',
  },
  {
    id: 'Trust minor 9',
    text: 'Ten files in one request answer 文件没有传完，请重试 (nothing stored, but the wrong reason) (U12, API)',
    state: 'open',
  },
  {
    id: 'Trust minor 10',
    text: "hf54ApplyPerson/hf40ApplyPerson are taken from the payload: anybody who may submit can file in somebody else's name (crtUsr stays true)",
    state: 'open',
  },
  {
    id: 'Trust minor 11',
    text: 'S3 storage promised in design/server.md ("S3-compatible by configuration") does not exist (no code, no variable): U21 not applicable',
    state: 'open',
  },
  {
    id: 'Trust minor 12',
    text: 'Foreign Origin on the socket: 400, better 403; a garbage token is upgraded and then closed 4401',
    state: 'open',
  },
  {
    id: 'Trust minor 13',
    text: 'SIGTERM: all in-flight done, but the process needed 12.0 s with idle keep-alive connections open; sockets 1001',
    state: 'open',
  },
  {
    id: 'Trust minor 14',
    text: 'Kills leave files in files/incoming (9 and 10 after 30 kills); the sweep is by the day; a minute would do',
    state: 'open',
  },
  { id: 'Partners blocker 1', text: 'ProjectDetail never opens on an embed session', state: 'open' },
  {
    id: 'Partners blocker 2',
    text: 'fangkit/testing and fangkit/backend do not build with webpack 5 nor with Next 16',
    state: 'open',
  },
  {
    id: 'Partners major 1',
    text: 'auth.can is ignored by FeeTab, FlowTab and PapersTab. auth.md: "can 是宿主在个人权限之外再加的限制"; events.md: "can 答错算不许". can: () => false, one that throws …',
    state: 'open',
  },
  {
    id: 'Partners major 2',
    text: 'A token endpoint that is down is hammered. getToken that throws, four widgets: 96 calls of getToken in 5 s, 31 onError NETWORK. 96 = 4 × 24, so …',
    state: 'open',
  },
  {
    id: 'Partners major 3',
    text: 'Nothing bounds the first load. getToken that never settles, or an own Transport whose call never settles: skeleton "正在打开收支 加载中" for 40 s, no …',
    state: 'open',
  },
  {
    id: 'Partners major 4',
    text: 'Without a provider (or with a second copy of fangkit) the widget throws and takes the host down',
    state: 'open',
  },
  { id: 'Partners major 5', text: "README's size table tells less than a partner loads", state: 'open' },
  {
    id: 'Partners major 6',
    text: 'FangkitEvent is untyped and its names are documented nowhere. interface FangkitEvent { type: string; source: string; [detail: string]: unknown } …',
    state: 'open',
  },
  { id: 'Partners major 7', text: 'No Next.js guide or example, no runnable embed-session example', state: 'open' },
  {
    id: 'Partners minor 1',
    text: 'GridSpec.columns says "Columns shown without being chosen" but fields with column: true are shown as well: the example of own-grid.md (columns …',
    state: 'open',
  },
  {
    id: 'Partners minor 2',
    text: 'Stored<R>.keyValue is string | null ("empty for a blank record"), so detail.income.keyValue of an order that was just submitted needs a null check …',
    state: 'open',
  },
  {
    id: 'Partners minor 3',
    text: "appearance.variables accepts any key: '--fk-colors-brnad' compiles and does nothing",
    state: 'open',
  },
  {
    id: 'Partners minor 4',
    text: 'FeeDraft.record, passed to beforeSubmit, is Readonly<Record<string, unknown>>, although Income and Expense types exist: the one hook where a …',
    state: 'open',
  },
  {
    id: 'Partners minor 5',
    text: 'before-hooks exist for two of seven widgets (FeeTab.beforeSubmit, PapersTab.beforeUpload): none for saving a case, finishing flow steps, saving a …',
    state: 'open',
  },
  {
    id: 'Partners minor 6',
    text: 'html{direction:rtl}: the widget turns round, its drawer does not. direction is not reset on fk-root (or should be followed by both)',
    state: 'open',
  },
  {
    id: 'Partners minor 7',
    text: 'z-index: a host header at 2147483647 covers 80 px of the drawer with its close button; tokens (1000/1010/1100) cannot win, <dialog>/popover top …',
    state: 'open',
  },
  {
    id: 'Partners minor 8',
    text: 'FangkitProvider without transport and auth (plain JS) says "网络连接失败，请检查网络" — misleading; say which prop is missing, as <fangkit-fee-tab> does',
    state: 'open',
  },
  {
    id: 'Partners minor 9',
    text: 'The manifest of the tarball keeps prepare: panda codegen: npm 11.19 warns "1 package has install scripts not yet covered by allowScripts … …',
    state: 'open',
  },
  {
    id: 'Partners minor 10',
    text: '5.1 MB / 19.3 MB unpacked / 6 648 files (lib sources 13 MB on disk for the fangkit-source condition)',
    state: 'open',
  },
  {
    id: 'Partners minor 11',
    text: 'fangkit/domain has 382 runtime exports, fangkit/ui 66, fangkit/contract 56; API reports 269 KB. All of it is "public" at 0.1.0 with no …',
    state: 'open',
  },
  {
    id: 'Partners minor 12',
    text: 'Widgets take no className, style or id, and elements have no ::part; hosts have to wrap (documented reach is .fk-root only)',
    state: 'open',
  },
  {
    id: 'Partners minor 13',
    text: 'Vocabulary: FeeTab.subTab, PapersTab.role (tag: side), ProjectDetail.tab, FormPreview.formId for the same idea; selection handle differs (goTo …',
    state: 'open',
  },
  {
    id: 'Partners minor 14',
    text: 'fangkit/elements has no Vue/Svelte type declarations (JSX only): Vue templates are unchecked',
    state: 'open',
  },
  {
    id: 'Partners minor 15',
    text: 'Fast unmounts (150 ms) on a real portal leave one "WebSocket is closed before the connection is established" each on the console (18 of 25): wait …',
    state: 'open',
  },
  { id: 'Partners minor 16', text: 'Guides are Chinese only; en is a mixture by its own words', state: 'open' },
  {
    id: 'Partners minor 17',
    text: 'examples/quick-start is titled 五行接入, its main.tsx has 30 lines, part of them for the sandbox frame (Sandbox, given, scenarioOf, PDF_ASSETS); the …',
    state: 'open',
  },
  {
    id: 'Partners minor 18',
    text: 'elements-html, elements-vue, hostile-css, own-back-end, component-sheet have no code panel or copy button',
    state: 'open',
  },
  {
    id: 'Code 1',
    text: 'Published styles.css: classes on the widget root never match; ConfigGrid overflows its place and virtual rows are off',
    state: 'open',
  },
  { id: 'Code 2', text: 'No formatter; lines are unreadable in places', state: 'open' },
  { id: 'Code 3', text: "Vocabulary: private metaphors instead of the field's terms", state: 'open' },
  { id: 'Code 4', text: 'Searchability is declared three times', state: 'open' },
  { id: 'Code 5', text: 'Flat folders and slivers', state: 'open' },
  { id: 'Code 6', text: 'Infrastructure written several times', state: 'open' },
  { id: 'Code 7', text: 'Abstractions that do not earn their keep', state: 'open' },
  { id: 'Code 8', text: "The back end's two hubs and its demo data", state: 'open' },
  { id: 'Code 9', text: "What a page really loads is more than the README's table", state: 'open' },
  { id: 'Code 10', text: 'Small breaches of our own rules', state: 'open' },
  {
    id: 'Staff 1',
    text: 'Tabbing into a filled money field puts the caret at the end; typing appends to the old amount',
    state: 'open',
  },
  { id: 'Staff 2', text: '核对 / 审核 / 去处理 on the start page do not open the item', state: 'open' },
  { id: 'Staff 3', text: 'A case cannot be found by the customer', state: 'open' },
  {
    id: 'Staff 4',
    text: 'Ctrl+K loses what you type the first time after a page load, and Enter then opens the wrong case',
    state: 'open',
  },
  { id: 'Staff 5', text: 'The palette is far below its reference and visual.md', state: 'open' },
  { id: 'Staff 6', text: '项目资料 is 10 screens of dashes', state: 'open' },
  {
    id: 'Staff 7',
    text: 'Keyboard: 75 Tab presses to the page, and 编辑 on 基础需求 throws the focus away',
    state: 'open',
  },
  {
    id: 'Staff 8',
    text: 'A workflow step with all papers missing is finished without a word, and its gaps then vanish',
    state: 'open',
  },
  { id: 'Staff 9', text: 'Papers drawer hides the upload and the files', state: 'open' },
  { id: 'Staff 10', text: 'Verifying papers is view–close–tick', state: 'open' },
  { id: 'Staff 11', text: '成本明细 loses its amount column', state: 'open' },
  { id: 'Staff 12', text: 'Two different "readiness" figures', state: 'open' },
  {
    id: 'Staff 13',
    text: 'Left menu: 8 identical building icons, 6 identical receipts, 3 identical sheets',
    state: 'open',
  },
  { id: 'Staff 14', text: 'The toast covers what it talks about', state: 'open' },
  { id: 'Staff 15', text: 'Section list highlights the wrong section while you edit', state: 'open' },
  { id: 'Staff 16', text: 'Header strip names different people per tab', state: 'open' },
  { id: 'Staff 17', text: 'At 200 % zoom the sticky parts eat the page', state: 'open' },
  { id: 'Staff 18', text: 'Guide drawer contradicts the row', state: 'open' },
  { id: 'Staff 19', text: '33 step tabs in one scrolling strip', state: 'open' },
  { id: 'Staff 20', text: '买家分组 ignores the buyers already entered', state: 'open' },
  { id: 'Staff 21', text: 'Status colours disagree', state: 'open' },
  { id: 'Staff 22', text: 'Money without thousands, units mixed', state: 'open' },
  { id: 'Staff 23', text: 'A wrong address leaves a tab called 正在加载 for good', state: 'open' },
  { id: 'Staff 24', text: '字段管理 does not manage fields', state: 'open' },
  { id: 'Staff 25', text: 'Administration traps', state: 'open' },
  { id: 'Staff 26', text: '随时 sticks out of the form', state: 'open' },
  { id: 'Staff 27', text: 'Noise no person would write', state: 'open' },
  { id: 'Staff 28', text: 'Same thing, other word or order', state: 'open' },
  { id: 'Staff 29', text: 'Lists give little to work with', state: 'open' },
  { id: 'Staff 30', text: 'Loading and first focus', state: 'open' },
]
