import { callName, type Call } from '../../contract/call.ts'
import { costCalls } from '../../contract/fee/cost-calls.ts'
import { moduleCalls } from '../../contract/settings/module-calls.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { menuItem } from '../../domain/permission/menu-item.ts'
import { project } from '../../domain/project/project.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { moduleSettingTable } from './city-tables.ts'
import { menuItemTable } from '../permission/permission-tables.ts'

/** The list that switches modules on and off. */
const SWITCHES = 'ModulesCfgGrid'
const COSTS = 'CostManagement'
/**
 * Pages that use calls of a service, by their menu codes. A call used by several pages is refused when all of them are
 * off.
 */
const OF_SERVICE: Readonly<Record<string, readonly string[]>> = {
  [project.service]: ['PrjBaseGrid'],
  [saleContract.service]: ['ContractView'],
}
const OF_CALL: Readonly<Record<string, readonly string[]>> = {
  [callName(costCalls.getAnalysis)]: [`${COSTS}/StatementAnalysis`],
  [callName(costCalls.getBreakdown)]: [`${COSTS}/CostBreakdown`],
  [callName(costCalls.getPart)]: ['CooperatingTeams', 'Marketing', 'OperatingCosts', 'EmployeeCommission'].map(
    (page) => `${COSTS}/${page}`,
  ),
}

/** The modules a call belongs to; empty for calls every city has. */
export function modulesOfCall(call: Pick<Call, 'service' | 'method'>): readonly string[] {
  return OF_CALL[callName(call)] ?? OF_SERVICE[call.service] ?? []
}

/**
 * Menu codes a city does not have: those that are switched off, and everything below them.
 * @source ROU-010 (ModulesCfgGrid)
 */
export async function closedModules(unit: Unit, city: string): Promise<ReadonlySet<string>> {
  return closedIn(unit, city, city === '' ? [] : await switchedOff(unit))
}

/** The settings that switch modules off, of all cities. */
export async function switchedOff(unit: Unit): Promise<readonly Row[]> {
  return (await unit.list(moduleSettingTable, { where: { field: 'enabled', is: [0] }, counted: false })).rows
}

function closedIn(unit: Unit, city: string, off: readonly Row[]): Promise<ReadonlySet<string>> {
  return withAllBelow(
    unit,
    off.flatMap((row) => (city !== '' && row.city === city ? [textOf(row.values['menuCode'])] : [])),
  )
}

/**
 * Refuses a call whose modules are all switched off in the city.
 * @param off the settings that switch modules off, of all cities
 * @throws Refusal NO_PERMISSION when a city does without every module a call belongs to
 */
export async function refuseClosed(
  unit: Unit,
  city: string,
  modules: readonly string[],
  off: readonly Row[],
): Promise<void> {
  const closed = await closedIn(unit, city, off)
  if (closed.size > 0 && modules.every((code) => closed.has(code) || closed.has(parentOf(code))))
    throw new Refusal('NO_PERMISSION', '该模块未在当前城市启用')
}

/** The code of a nested page starts with that of its parent. */
const parentOf = (code: string): string => code.split('/')[0] ?? code

async function withAllBelow(unit: Unit, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const all = new Set(codes)
  if (all.size === 0) return all
  const { rows } = await unit.list(menuItemTable, { counted: false })
  for (let grown = -1; grown < all.size; ) {
    grown = all.size
    for (const { values } of rows) if (all.has(textOf(values['father']))) all.add(textOf(values['menuCode']))
  }
  return all
}

/** A city has one row per module. Open pages of the city update at once. */
export const moduleSettingRules: ListRules = {
  saving: async ({ unit, principal }, before, record) => {
    await unit.lock(`modules:${before?.city ?? principal.city}`)
    const { rows } = await unit.list(moduleSettingTable, {
      where: {
        all: [
          { field: '$city', is: [before?.city ?? principal.city] },
          { field: 'menuCode', is: [textOf(record['menuCode'])] },
        ],
      },
      counted: false,
    })
    if (rows.some(({ key }) => key !== before?.key))
      throw Refusal.invalid([{ field: 'menuCode', message: '本城市已有这个模块的设置' }])
  },
  operating: async ({ unit }, operation, row) => {
    if (operation !== 'disable') return
    // Otherwise no one could switch it on again.
    if ((await withAllBelow(unit, [textOf(row.values['menuCode'])])).has(SWITCHES))
      throw new Refusal('STATUS', '“模块开关”在这个模块之中，不能关闭')
  },
  changed: async ({ notify }, before, after) => {
    const row = after ?? before
    if (row) notify.record(menuItem.service, textOf(row.values['menuCode']), { project: null, city: row.city })
  },
}

/** Menu codes that are switched off in the caller's city. @source ROU-010 (ModulesCfgGrid) */
export const moduleHandlers = [
  implement(moduleCalls.getClosedModules, SIGNED_IN, async (_input, { unit, principal: { city } }) => ({
    data: [...(await closedModules(unit, city))].toSorted(),
  })),
]
