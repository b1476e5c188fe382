import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import { userTable } from '../staff/staff-tables.ts'
import { refuseOtherCity } from './refuse-other-city.ts'

/**
 * A city in use is changed by users it was granted to. A new city may be prepared by any manager.
 * @source ROU-011 (/PlatformCitySettingGrid)
 */
export const citySettingRules: ListRules = {
  saving: async (context, before, record) => {
    await refuseWorkedIn(context, textOf(before?.values['siteCity']), textOf(record['siteCity']))
  },
  operating: async (context, _operation, row) => {
    await refuseWorkedIn(context, textOf(row.values['siteCity']))
  },
}

async function refuseWorkedIn({ unit, principal }: SignedIn, ...cities: readonly string[]): Promise<void> {
  const others = cities.filter((city) => city !== '' && !principal.cities.includes(city))
  if (others.length === 0) return
  const { rows } = await unit.list(userTable, {
    where: {
      all: [
        { field: 'enabled', is: [1] },
        { field: 'cities', is: others },
      ],
    },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  if (rows.length > 0) refuseOtherCity(principal, ...others)
}
