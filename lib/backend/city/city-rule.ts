import type { Day } from '../../catalogue/day.ts'
import { cfgUse, cfgValueIssue, ruleInForce } from '../../domain/city/city-rule.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { cfgItemTable, cityRuleTable } from './city-tables.ts'

/**
 * The value of a rule in a city on a day, else the default of the item; null for an item that is off or unknown. It is
 * read at each use, so a change applies from the next call.
 */
export async function cityRule(unit: Unit, city: string, item: string, today: Day): Promise<string | null> {
  const defined = await unit.get(cfgItemTable, item)
  if (defined?.values['enabled'] !== 1) return null
  const { rows } = await unit.list(cityRuleTable, {
    where: {
      all: [
        { field: '$city', is: [city] },
        { field: 'ruleItem', is: [item] },
        { field: 'enabled', is: [1] },
      ],
    },
    counted: false,
  })
  return (
    textOf(
      ruleInForce(
        rows.map(({ values }) => values),
        today,
      )?.['ruleValue'],
    ) ||
    textOf(defined.values['cfgDefault']) ||
    null
  )
}

/** Items are identified by code. Every city rule for an item must stay valid for the item's kind. */
export const cfgItemRules: ListRules = {
  keyOf: ({ cfgCode }) => String(cfgCode),
  complete:
    async () =>
    (record, { key }) => ({ ...record, cfgUse: cfgUse(key) }),
  saving: async ({ unit }, before, record) => {
    if (!before || before.values['cfgKind'] === record['cfgKind']) return
    const { rows } = await unit.list(cityRuleTable, { where: { field: 'ruleItem', is: [before.key] }, counted: false })
    const misfits = rows.filter(
      ({ values }) => cfgValueIssue(before.key, record['cfgKind'], textOf(values['ruleValue'])) !== null,
    )
    if (misfits.length > 0)
      throw Refusal.invalid([{ field: 'cfgKind', message: `有${misfits.length}条城市规则的值不是这种类型，请先修改` }])
  },
}

export const cityRuleRules: ListRules = {
  saving: async ({ unit, principal }, before, record) => {
    const item = await unit.get(cfgItemTable, textOf(record['ruleItem']))
    const issue = cfgValueIssue(item?.key, item?.values['cfgKind'], textOf(record['ruleValue']))
    if (issue !== null) throw Refusal.invalid([{ field: 'ruleValue', message: `值${issue}` }])
    const city = before?.city ?? principal.city
    await unit.lock(`city-rule:${city}`)
    const { rows } = await unit.list(cityRuleTable, {
      where: {
        all: [
          { field: '$city', is: [city] },
          { field: 'ruleItem', is: [textOf(record['ruleItem'])] },
          { field: 'ruleFrom', is: [textOf(record['ruleFrom'])] },
        ],
      },
      counted: false,
    })
    if (rows.some(({ key }) => key !== before?.key))
      throw Refusal.invalid([{ field: 'ruleFrom', message: '本城市从这一天起已有这个配置项的规则' }])
  },
}
