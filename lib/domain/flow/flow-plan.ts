import { isEmpty, isOn, type Value } from '../../catalogue/kind.ts'
import type { FlowCondition, FlowDefinition, FlowNode } from './flow-definition.ts'

/** What of a case decides which flows it has. @public */
export interface FlowFacts {
  readonly prjType: string | null
  readonly scheme: string | null
  readonly payWay: string | null
  /** HF79, of the house; null while there is no house or it does not say. */
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

/** True when the case has what every filled list of the condition asks for. @public */
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

/** A main flow with the sub-flows a case needs of it. */
export interface PlannedFlow<D extends Definition, N extends Node> {
  readonly flow: D
  readonly nodes: readonly N[]
}

/**
 * The flows a case with these facts needs, in their order. A main flow all of whose sub-flows are left out is left out;
 * one that is
 * defined without any is a job of its own.
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
 * The sub-flows that come with a main flow somebody chose: those the case needs of it, or all that come by themselves
 * where it needs none.
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
 * Whether a condition of the pool holds, by its code; true for none. One that is gone or out of use holds nowhere:
 * rather a flow too few, which can be added, than one too many.
 */
export function conditionTest(conditions: readonly Condition[], facts: FlowFacts): (code: string | null) => boolean {
  const byCode = new Map(conditions.map((condition) => [condition.conditionCode, condition]))
  return (code) => {
    if (code === null || code === '') return true
    const condition = byCode.get(code)
    return condition !== undefined && isOn(condition.enabled) && conditionHolds(condition, facts)
  }
}

/** By their number, then by code. */
export function inOrder<T extends { readonly sortOrder: number | null; readonly flowCode: string | null }>(
  rows: readonly T[],
): readonly T[] {
  return rows.toSorted(
    (a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || ((a.flowCode ?? '') < (b.flowCode ?? '') ? -1 : 1),
  )
}
