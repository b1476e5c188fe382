import {
  flowCondition,
  flowDefinition,
  flowNode,
  type FlowCondition,
  type FlowDefinition,
  type FlowNode,
} from '../../domain/flow/flow-definition.ts'
import type { FlowCatalogue } from '../../domain/flow/flow-plan.ts'
import { recordOf } from '../record/answer.ts'
import type { Unit } from '../store.ts'
import { flowConditionTable, flowDefinitionTable, flowNodeTable } from '../flow/flow-tables.ts'

/** The flow definitions of the installation, including those out of use. */
export interface StoredCatalogue extends FlowCatalogue<FlowDefinition, FlowNode> {
  readonly conditions: readonly FlowCondition[]
}

/** Reads all flow definitions, their nodes and the conditions under which cases need them. @source FLW-001, FLW-002 */
export async function readFlowCatalogue(unit: Unit): Promise<StoredCatalogue> {
  const [flows, nodes, conditions] = [
    await unit.list(flowDefinitionTable),
    await unit.list(flowNodeTable),
    await unit.list(flowConditionTable),
  ]
  return {
    // adapter: rows of this very entity
    flows: flows.rows.map((row) => recordOf(flowDefinition, row) as FlowDefinition),
    nodes: nodes.rows.map((row) => recordOf(flowNode, row) as FlowNode), // adapter: as above
    conditions: conditions.rows.map((row) => recordOf(flowCondition, row) as FlowCondition), // adapter: as above
  }
}
