import { homeCalls } from '../../contract/home/home-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { textOf } from '../session.ts'
import { dictEntryTable, parameterRefreshTable } from '../tables.ts'

const DICTIONARIES = 'dictionaries'

/**
 * Announces the dictionaries that changed since they were last announced, also by other ways than a call.
 * Only what really changed is told, so that a person who presses the button again and again disturbs nobody.
 */
export const refreshHandlers = [
  implement(homeCalls.doRefresh, SIGNED_IN, async (_input, { unit, now, notify }) => {
    await unit.lock(parameterRefreshTable.name)
    const mark = await unit.get(parameterRefreshTable, DICTIONARIES)
    const since = mark ? Number(mark.values['at']) : 0
    const { rows } = await unit.list(dictEntryTable, { where: { field: '$updatedAt', from: since } })
    for (const code of new Set(rows.map(({ values }) => textOf(values['dict'])))) notify.dictionary(code)
    // From the same instant on next time: a change of this very millisecond is announced twice rather than not at all.
    if (!mark)
      await unit.insert(parameterRefreshTable, { key: DICTIONARIES, project: null, city: null, values: { at: now } })
    else await unit.update(parameterRefreshTable, DICTIONARIES, mark.version, { at: now })
    return { data: null }
  }),
]
