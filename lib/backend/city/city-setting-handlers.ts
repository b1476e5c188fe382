import { citySettingCalls } from '../../contract/city/city-setting-calls.ts'
import { ruleInForce } from '../../domain/city/city-rule.ts'
import { implement } from '../handler.ts'
import { divisionName } from '../national-divisions.ts'
import { SIGNED_IN } from '../policy.ts'
import { textOf } from '../session.ts'
import { cfgItemTable, cityRuleTable, citySettingTable } from './city-tables.ts'

/**
 * Public information and rules of the city the caller works in.
 * @source ROU-011 (/PlatformCitySettingGrid, /CityRules)
 */
export const citySettingHandlers = [
  implement(citySettingCalls.getCitySetting, SIGNED_IN, async (_input, { unit, principal: { city }, today }) => {
    const inUse = { field: 'enabled', is: [1] } as const
    const [{ rows: sites }, { rows: items }, { rows: rules }] = await Promise.all([
      unit.list(citySettingTable, {
        where: { all: [{ field: 'siteCity', is: [city] }, inUse] },
        page: 1,
        pageSize: 1,
        counted: false,
      }),
      unit.list(cfgItemTable, { where: inUse, sort: [{ field: 'cfgSortNo' }], counted: false }),
      unit.list(cityRuleTable, { where: { all: [{ field: '$city', is: [city] }, inUse] }, counted: false }),
    ])
    const site = sites[0]?.values ?? {}
    const said = (name: string) => textOf(site[name]) || null
    return {
      data: {
        city,
        name: said('siteName') ?? divisionName(city) ?? '',
        contact: said('siteContact'),
        hotline: said('siteHotline'),
        hours: said('siteHours'),
        address: said('siteAddress'),
        notice: said('siteNotice'),
        rules: items.map(({ key, values }) => {
          const rule = ruleInForce(
            rules.map((row) => row.values).filter(({ ruleItem }) => ruleItem === key),
            today,
          )
          return {
            item: key,
            name: textOf(values['cfgName']),
            value: textOf(rule?.['ruleValue']) || textOf(values['cfgDefault']),
            unit: textOf(values['cfgUnit']) || null,
            basis: textOf(rule?.['ruleBasis']) || null,
            from: textOf(rule?.['ruleFrom']) || null,
          }
        }),
      },
    }
  }),
]
