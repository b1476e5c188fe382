import type { AddableFlow } from '../../../contract/flow/flow-job-calls.ts'

/** Something to tick: a sub-flow, or a main flow without sub-flows. */
export interface FlowChoice {
  readonly code: string
  readonly name: string
  readonly suggested: boolean
  readonly condition: string | null
}

/** A main flow and its flows that can be added. */
export interface FlowGroup {
  readonly code: string
  readonly name: string
  readonly choices: readonly FlowChoice[]
}

export interface FlowCategory {
  readonly name: string
  readonly groups: readonly FlowGroup[]
}

/** Groups flows by category and main flow, in the order of the answer. */
export function categoriesOf(flows: readonly AddableFlow[]): readonly FlowCategory[] {
  const categories = new Map<string, Map<string, { name: string; main: AddableFlow | null; below: AddableFlow[] }>>()
  for (const flow of flows) {
    const groups = entry(categories, flow.categoryName, () => new Map())
    const isMain = flow.fatherCode === null
    const group = entry(groups, flow.fatherCode ?? flow.flowCode, () => ({
      name: isMain ? flow.flowName : (flow.fatherName ?? flow.fatherCode ?? ''),
      main: null,
      below: [],
    }))
    if (isMain) group.main = flow
    else group.below.push(flow)
  }
  return [...categories].map(([name, groups]) => ({
    name,
    groups: [...groups].map(([code, { name: groupName, main, below }]) => ({
      code,
      name: groupName,
      choices: (below.length === 0 && main !== null ? [main] : below).map(choiceOf),
    })),
  }))
}

function choiceOf({ flowCode: code, flowName: name, suggested, condition }: AddableFlow): FlowChoice {
  return { code, name, suggested: suggested === 1, condition }
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** Filters by text: flows whose name or code matches, or all of a matching main flow or category. */
export function matching(categories: readonly FlowCategory[], typed: string): readonly FlowCategory[] {
  const words = typed.trim().toLowerCase()
  if (words === '') return categories
  const has = (...texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(words))
  return categories.flatMap((category) => {
    if (has(category.name)) return [category]
    const groups = category.groups.flatMap((group) => {
      if (has(group.name, group.code)) return [group]
      const choices = group.choices.filter(({ name, code }) => has(name, code))
      return choices.length === 0 ? [] : [{ ...group, choices }]
    })
    return groups.length === 0 ? [] : [{ ...category, groups }]
  })
}

/** Ticks changed by hand; by default only required flows are ticked. */
export type Ticks = ReadonlyMap<string, boolean>

export function isTicked(ticks: Ticks, { code, suggested }: FlowChoice): boolean {
  return ticks.get(code) ?? suggested
}

export function withTicks(ticks: Ticks, choices: readonly FlowChoice[], checked: boolean): Ticks {
  return new Map([...ticks, ...choices.map(({ code }) => [code, checked] as const)])
}

/** State of a box that represents several choices. */
export function tickOf(ticks: Ticks, choices: readonly FlowChoice[]): boolean | 'mixed' {
  const count = choices.filter((choice) => isTicked(ticks, choice)).length
  return count === 0 ? false : count === choices.length ? true : 'mixed'
}

/**
 * Codes of the ticked flows. A sub-flow implies its main flow; sending the main flow as well would add all its
 * sub-flows.
 */
export function chosenOf(categories: readonly FlowCategory[], ticks: Ticks): readonly string[] {
  return categories.flatMap(({ groups }) =>
    groups.flatMap(({ choices }) => choices.filter((choice) => isTicked(ticks, choice)).map(({ code }) => code)),
  )
}
