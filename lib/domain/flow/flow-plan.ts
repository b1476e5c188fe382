import { isEmpty, isOn, type Value } from '../../catalogue/kind.ts'
import type { FlowCondition, FlowDefinition, FlowNode } from './flow-definition.ts'

/** The data of a case that decides which flows it has. @public */
export interface FlowFacts {
  readonly prjType: string | null
  readonly scheme: string | null
  readonly payWay: string | null
  /** HF79, of the house; null while there is no house or the field is empty. */
  readonly houseLoan: string | null
  /** HFG5, of the trade, else of the house. */
  readonly tradeMode: string | null
  /** HFG6, of the loan. */
  readonly payout: string | null
  readonly searching: boolean
}

type Condition = Pick<
  FlowCondition,
  | 'conditionCode'
  | 'prjTypes'
  | 'schemes'
  | 'withoutLoan'
  | 'payWays'
  | 'houseLoans'
  | 'tradeModes'
  | 'payouts'
  | 'searching'
  | 'enabled'
>
type Definition = Pick<FlowDefinition, 'flowCode' | 'sortOrder' | 'conditionCode' | 'enabled'>
type Node = Pick<FlowNode, 'flowCode' | 'fatherCode' | 'sortOrder' | 'conditionCode' | 'optional' | 'enabled'>

const within = (list: Value | undefined, value: string | null): boolean =>
  isEmpty(list ?? null) || (Array.isArray(list) && value !== null && list.includes(value))

/** True when every filled list of the condition contains the value of the case. @public */
export function conditionHolds(condition: Condition, facts: FlowFacts): boolean {
  const { schemes, withoutLoan } = condition
  const byScheme = facts.scheme === null ? isEmpty(schemes) || isOn(withoutLoan) : within(schemes, facts.scheme)
  return (
    byScheme &&
    within(condition.prjTypes, facts.prjType) &&
    within(condition.payWays, facts.payWay) &&
    within(condition.houseLoans, facts.houseLoan) &&
    within(condition.tradeModes, facts.tradeMode) &&
    within(condition.payouts, facts.payout) &&
    (!isOn(condition.searching) || facts.searching)
  )
}

/** All definitions an installation has. */
export interface FlowCatalogue<D extends Definition = Definition, N extends Node = Node> {
  readonly flows: readonly D[]
  readonly nodes: readonly N[]
  readonly conditions: readonly Condition[]
}

/** A main flow with the sub-flows the case needs. */
export interface PlannedFlow<D extends Definition, N extends Node> {
  readonly flow: D
  readonly nodes: readonly N[]
}

/**
 * The flows a case with these facts needs, in their order. Leaves out a main flow when all its sub-flows are left out;
 * a main flow defined without sub-flows is a job of its own.
 */
export function plannedFlows<D extends Definition, N extends Node>(
  { flows, nodes, conditions }: FlowCatalogue<D, N>,
  facts: FlowFacts,
): readonly PlannedFlow<D, N>[] {
  const needed = conditionTest(conditions, facts)
  return inOrder(flows)
    .filter((flow) => isOn(flow.enabled) && needed(flow.conditionCode))
    .flatMap((flow) => {
      const all = nodesBelow(nodes, flow)
      const included = all.filter(({ conditionCode, optional }) => !isOn(optional) && needed(conditionCode))
      return all.length > 0 && included.length === 0 ? [] : [{ flow, nodes: included }]
    })
}

/**
 * The sub-flows that are added with a main flow a user chose: those the case needs, or all that are not optional when
 * it needs none.
 */
export function nodesWith<D extends Definition, N extends Node>(
  { nodes, conditions }: FlowCatalogue<D, N>,
  flow: D,
  facts: FlowFacts,
): readonly N[] {
  const needed = conditionTest(conditions, facts)
  const usual = nodesBelow(nodes, flow).filter(({ optional }) => !isOn(optional))
  const included = usual.filter(({ conditionCode }) => needed(conditionCode))
  return included.length > 0 ? included : usual
}

const nodesBelow = <N extends Node>(nodes: readonly N[], { flowCode }: Definition): readonly N[] =>
  inOrder(nodes.filter(({ fatherCode, enabled }) => fatherCode === flowCode && isOn(enabled)))

/**
 * Returns a test of whether a condition of the pool holds, by its code; true without a code. A deleted or disabled
 * condition never holds: a missing flow can be added, an unnecessary one would be in the way.
 */
export function conditionTest(conditions: readonly Condition[], facts: FlowFacts): (code: string | null) => boolean {
  const byCode = new Map(conditions.map((condition) => [condition.conditionCode, condition]))
  return (code) => {
    if (code === null || code === '') return true
    const condition = byCode.get(code)
    return condition !== undefined && isOn(condition.enabled) && conditionHolds(condition, facts)
  }
}

/** Sorts by number, then by code. */
export function inOrder<T extends { readonly sortOrder: number | null; readonly flowCode: string | null }>(
  rows: readonly T[],
): readonly T[] {
  return rows.toSorted(
    (a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || ((a.flowCode ?? '') < (b.flowCode ?? '') ? -1 : 1),
  )
}
