import type { NewRow, Table, Unit, Values } from '../../store.ts'
import { commissionRuleTable } from '../../commission/commission-tables.ts'
import { flowMemoTable } from '../../flow-guide/flow-guide-tables.ts'
import { flowConditionTable, flowDefinitionTable, flowNodeTable } from '../../flow/flow-tables.ts'
import { filledOnly } from '../rows/filled.ts'
import { CONDITION_ROWS } from './condition-rows.ts'
import { FLOW_ROWS } from './flow-rows.ts'
import { FURTHER_GUIDANCE, GUIDANCE_ROWS } from './guidance-rows.ts'
import { NODE_ROWS } from './node-rows.ts'

const FLOWS: readonly Values[] = FLOW_ROWS.map(
  ([flowCode, flowName, categoryName, sortOrder, conditionCode, role, orgType, needCfgHdlMember, memo]) => ({
    flowCode,
    flowName,
    categoryName,
    sortOrder,
    conditionCode,
    role,
    orgType,
    needCfgHdlMember,
    memo,
    enabled: 1,
  }),
)
const FATHER_LENGTH = 4
const NEEDS_HANDLER = new Map(FLOW_ROWS.map(([code, , , , , , , needs]) => [code, needs]))

const NODES: readonly Values[] = NODE_ROWS.map(
  ([
    flowCode,
    flowName,
    sortOrder,
    conditionCode,
    optional,
    role,
    orgType,
    workdays,
    weight,
    buyerPapers,
    ownerPapers,
    memo,
  ]) => {
    const fatherCode = flowCode.slice(0, FATHER_LENGTH)
    return {
      flowCode,
      flowName,
      fatherCode,
      sortOrder,
      conditionCode,
      optional,
      role,
      orgType,
      needCfgHdlMember: NEEDS_HANDLER.get(fatherCode) ?? 0,
      workdays,
      weight,
      buyerPapers,
      ownerPapers,
      memo,
      enabled: 1,
    }
  },
)

const paragraph = (text: string): string => `<p>${text}</p>`
const MEMOS: readonly Values[] = [
  ...FLOW_ROWS.map(
    ([code, name, , , , , , , memo]): Values => ({
      hf18FlowCode: code,
      hf18Title: name,
      hf18FldDesc: paragraph(memo),
      hf18Enabled: 1,
    }),
  ),
  ...GUIDANCE_ROWS.map(
    ([code, online, offline]): Values => ({
      hf18FlowCode: code,
      hf18Title: NODE_ROWS.find(([node]) => node === code)?.[1] ?? code,
      hf18FldDesc: paragraph(online),
      hf18FldDesc2: paragraph(offline),
      hf18FldDesc3: FURTHER_GUIDANCE[code] === undefined ? null : paragraph(FURTHER_GUIDANCE[code]),
      hf18Enabled: 1,
    }),
  ),
]

const SCENES = ['HF11S01', 'HF11S02', 'HF11S03', 'HF11S04', 'HF11S05']
/** Shares of the commission by kind of participant, applied to the part of a fee that counts as commission. */
const SHARES: readonly (readonly [cardType: string, percent: number])[] = [
  ['HF11C01', 40],
  ['HF11C02', 35],
  ['HF11C03', 15],
  ['HF11C04', 10],
]
const RULES: readonly Values[] = SCENES.flatMap((hf11SceneGrp) =>
  SHARES.map(([hf11CardType, percent]) => ({
    hf11SceneGrp,
    hf11CardType,
    hf11CommissionExp: `实收服务费 * 30% * ${percent}% * 权重 / 岗位权重合计`,
    hf11Memo: '按岗位比例分摊，岗位内按流程权重；演示口径',
    hf11Enabled: 1,
  })),
)

/** The key of a seeded condition. */
export const conditionKey = (code: Values[string] | undefined): string => `flow-condition-${String(code).toLowerCase()}`
// biome-ignore format: a table with one row a line
const ROWS: readonly (readonly [table: Table, key: (values: Values) => string, rows: readonly Values[]])[] = [
  [flowConditionTable, ({ conditionCode }) => conditionKey(conditionCode), CONDITION_ROWS.map((line) => ({ ...line, enabled: 1 }))],
  [flowDefinitionTable, ({ flowCode }) => `flow-${String(flowCode)}`, FLOWS],
  [flowNodeTable, ({ flowCode }) => `flow-${String(flowCode)}`, NODES],
  [flowMemoTable, ({ hf18FlowCode }) => `memo-${String(hf18FlowCode)}`, MEMOS],
  [commissionRuleTable, ({ hf11SceneGrp, hf11CardType }) => `commission-${String(hf11SceneGrp)}-${String(hf11CardType)}`, RULES],
]

/**
 * Adds flows, their guidance and their commission. Only into empty tables, so that rows staff removed do not come back.
 */
export async function addFlows(unit: Unit): Promise<void> {
  for (const [table, key, lines] of ROWS) {
    const { rows } = await unit.list(table, { page: 1, pageSize: 1, counted: false })
    if (rows.length === 0)
      await unit.insertAll(
        table,
        lines.map((values): NewRow => ({ key: key(values), project: null, city: null, values: filledOnly(values) })),
      )
  }
}
