import { FLOW_STATUS } from '../../../domain/codes.ts'
import { MEMO_GROUPS } from '../../../domain/flow/flow-memo.ts'
import { listOf, textOf } from '../../session.ts'
import type { Row, Unit } from '../../store.ts'
import {
  flowDefinitionTable,
  flowJobTable,
  flowNodeTable,
  flowViewGroupTable,
  flowViewTable,
} from '../../flow/flow-tables.ts'
import { all, byText, type ComputeColumns, howMany, numberIn } from './compute.ts'

interface Flow {
  readonly main: string | null
  readonly role: string | null
  /** Working days; null for a main flow without nodes. */
  readonly days: number | null
  readonly papers: number
}

/** Flows by code. The days and papers of a main flow are the sums over its nodes in use. */
async function flowsByCode(unit: Unit): Promise<(code: string) => Flow | null> {
  const mains = byText(await all(unit, flowDefinitionTable), 'flowCode')
  const nodes = await all(unit, flowNodeTable)
  const byCode = byText(nodes, 'flowCode')
  const papersOf = (rows: readonly Row[]) =>
    new Set(rows.flatMap(({ values }) => [...listOf(values['buyerPapers']), ...listOf(values['ownerPapers'])])).size
  const roleOf = (row: Row) => textOf(row.values['role']) || null
  return (code) => {
    const node = byCode.get(code)
    if (node)
      return {
        main: textOf(node.values['fatherCode']) || null,
        role: roleOf(node),
        days: numberIn(node, 'workdays'),
        papers: papersOf([node]),
      }
    const main = mains.get(code)
    if (!main) return null
    const below = nodes.filter(({ values }) => values['fatherCode'] === code && values['enabled'] === 1)
    return {
      main: code,
      role: roleOf(main),
      days: below.length === 0 ? null : below.reduce((sum, row) => sum + numberIn(row, 'workdays'), 0),
      papers: papersOf(below),
    }
  }
}

/** Guidance of flows: the flow it is for, and how much text it has. @source ROU-004 (/FlowAppendixGrid) */
export const flowMemoColumns: ComputeColumns = async ({ unit }) => {
  const flowOf = await flowsByCode(unit)
  return ({ values }) => {
    const flow = flowOf(textOf(values['hf18FlowCode']))
    const written = MEMO_GROUPS.filter(
      ({ text, pictures }) => textOf(values[text]) !== '' || pictures.some((name) => textOf(values[name]) !== ''),
    )
    return {
      memoMainFlow: flow?.main ?? null,
      memoRole: flow?.role ?? null,
      memoDays: flow?.days ?? null,
      memoPapers: flow?.papers ?? 0,
      memoWritten: written.map(({ label }) => label).join('、') || '尚未撰写',
      memoPictures: MEMO_GROUPS.flatMap(({ pictures }) => pictures).filter((name) => textOf(values[name]) !== '')
        .length,
    }
  }
}

/**
 * Policies: their scope, and how many open jobs they apply to.
 *
 * @source ROU-010 (/PolicyMasterInfoGrid)
 */
export const flowPolicyColumns: ComputeColumns = async ({ unit, rows }) => {
  const nodes = await all(unit, flowNodeTable)
  const reached = ({ values }: Row): readonly string[] => {
    const codes = listOf(values['hf3zFlowCodes'])
    return [
      ...new Set([
        ...codes,
        ...nodes
          .filter((node) => codes.includes(textOf(node.values['fatherCode'])))
          .map((node) => textOf(node.values['flowCode'])),
      ]),
    ]
  }
  const under = new Map<string, number>()
  for (const row of rows) {
    under.set(
      row.key,
      await howMany(unit, flowJobTable, {
        all: [
          { field: 'hf15FlowCode', is: reached(row) },
          { field: 'hf15Status', is: [FLOW_STATUS.inProgress] },
        ],
      }),
    )
  }
  return (row) => ({
    policyNodes: nodes.filter(({ values }) => reached(row).includes(textOf(values['flowCode']))).length,
    policyJobs: under.get(row.key) ?? 0,
  })
}

/** Role rules of flows, with the position responsible for each flow. @source ROU-004 (/WorkflowPrvGrid) */
export const flowRightColumns: ComputeColumns = async ({ unit }) => {
  const flowOf = await flowsByCode(unit)
  return ({ values }) => {
    const flow = flowOf(textOf(values['prvFlow']))
    return { prvMainFlow: flow?.main ?? null, prvPosition: flow?.role ?? null, prvDays: flow?.days ?? null }
  }
}

/** Groups of the progress view, with their flows in use. @source ROU-004 (/FlowViewGrpGrid) */
export const flowViewGroupColumns: ComputeColumns = async ({ unit }) => {
  const views = (await all(unit, flowViewTable, { field: 'enabled', is: [1] })).toSorted(
    (one, other) => numberIn(one, 'viewSort') - numberIn(other, 'viewSort'),
  )
  const names = new Map(
    [...(await all(unit, flowDefinitionTable)), ...(await all(unit, flowNodeTable))].map(({ values }) => [
      textOf(values['flowCode']),
      textOf(values['flowName']),
    ]),
  )
  return ({ values: { grpCode } }) => {
    const own = views.filter(({ values }) => values['viewGrp'] === grpCode)
    return {
      grpFlowCount: own.length,
      grpFlows:
        own
          .map(({ values }) => textOf(values['viewName']) || (names.get(textOf(values['viewFlow'])) ?? ''))
          .join('、') || null,
    }
  }
}

/** Flows of the progress view: for whom, by whom, and for how long. @source ROU-004 (/WorkflowViewGrid) */
export const flowViewColumns: ComputeColumns = async ({ unit }) => {
  const flowOf = await flowsByCode(unit)
  const groups = byText(await all(unit, flowViewGroupTable), 'grpCode')
  return ({ values }) => {
    const flow = flowOf(textOf(values['viewFlow']))
    return {
      viewAudience: textOf(groups.get(textOf(values['viewGrp']))?.values['grpAudience']) || null,
      viewPosition: flow?.role ?? null,
      viewDays: flow?.days ?? null,
    }
  }
}
