import { isOn } from '../../../catalogue/kind.ts'
import { type FlowFacts, inOrder, nodesWith } from '../../../domain/flow/flow-plan.ts'
import type { StoredCatalogue } from '../../flow-guide/flow-catalogue.ts'
import { codeOf, type CatalogueFlow } from './add-jobs.ts'

/** Flows in use by code, with related ones: a node includes its main flow, and a main flow its nodes. */
export function flowsNamed(
  catalogue: StoredCatalogue,
  facts: FlowFacts,
  codes: readonly string[],
): readonly CatalogueFlow[] {
  const offered = offeredFlows(catalogue)
  const requested = new Set(
    codes.flatMap((code) => {
      const one = offered.find((other) => codeOf(other) === code)
      if (!one) return []
      return one.node
        ? [one.flow.flowCode, code]
        : [code, ...nodesWith(catalogue, one.flow, facts).map(({ flowCode }) => flowCode)]
    }),
  )
  return offered.filter((one) => requested.has(codeOf(one)))
}

/** Every flow in use, main flows before their nodes. */
export function offeredFlows({ flows, nodes }: StoredCatalogue): readonly CatalogueFlow[] {
  return inOrder(flows)
    .filter(({ enabled }) => isOn(enabled))
    .flatMap((flow) => [
      { flow, node: null },
      ...inOrder(nodes.filter(({ fatherCode, enabled }) => fatherCode === flow.flowCode && isOn(enabled))).map(
        (node) => ({ flow, node }),
      ),
    ])
}
