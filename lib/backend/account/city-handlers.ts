import { cityCalls } from '../../contract/city/city-calls.ts'
import { implement } from '../handler.ts'
import { divisionName } from '../national-divisions.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { sessionTable } from '../login/session-tables.ts'
import { userTable } from '../staff/staff-tables.ts'

export const cityHandlers = [
  implement(cityCalls.getCity, SIGNED_IN, async (_input, { principal }) => ({
    data: principal.cities.flatMap((code) => {
      const name = divisionName(code)
      return name === null ? [] : [{ code, name }]
    }),
  })),
  implement(
    cityCalls.switchLocationCity,
    SIGNED_IN,
    async ({ code }, { unit, principal, now, action, requestId, notify }) => {
      if (code === principal.city) throw new Refusal('STATUS', '当前已是该城市')
      if (!code || !principal.cities.includes(code))
        throw new Refusal('NO_PERMISSION', '您没有该城市的权限，请联系管理员')
      const session = await unit.get(sessionTable, principal.tokenHash, { lock: true })
      if (!session || !(await unit.update(sessionTable, session.key, session.version, { workCity: code })))
        throw new Refusal('CONFLICT')
      // The next session starts in this city. Other open sessions keep theirs.
      const user = await unit.get(userTable, principal.userId, { lock: true })
      const moved = user && (await unit.update(userTable, user.key, user.version, { city: code }))
      if (!moved) throw new Refusal('CONFLICT')
      await unit.audit({
        at: now,
        by: principal.acctId,
        action,
        table: userTable.name,
        key: user.key,
        project: null,
        city: null,
        version: moved.version,
        before: { city: principal.city },
        after: { city: code },
        result: 'done',
        requestId,
      })
      notify.cityChanged(principal.tokenHash, code)
      return { data: null }
    },
  ),
]
