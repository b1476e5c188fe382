import { homeCalls } from '../../contract/home/home-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { textOf } from '../session.ts'
import { dictEntryTable, parameterRefreshTable } from './dictionary-tables.ts'

const DICTIONARIES = 'dictionaries'

/**
 * Announces the dictionaries that changed since the last announcement, including changes made outside of calls. Only
 * real changes are sent, so pressing the button repeatedly has no effect on others.
 */
export const refreshHandlers = [
  implement(homeCalls.doRefresh, SIGNED_IN, async (_input, { unit, now, notify }) => {
    await unit.lock(parameterRefreshTable.name)
    const mark = await unit.get(parameterRefreshTable, DICTIONARIES)
    const since = mark ? Number(mark.values['at']) : 0
    const { rows } = await unit.list(dictEntryTable, { where: { field: '$updatedAt', from: since } })
    for (const code of new Set(rows.map(({ values }) => textOf(values['dict'])))) notify.dictionary(code)
    // The next run starts from the same instant: a change of this millisecond may be announced twice, but is never
    // missed.
    if (!mark)
      await unit.insert(parameterRefreshTable, { key: DICTIONARIES, project: null, city: null, values: { at: now } })
    else await unit.update(parameterRefreshTable, DICTIONARIES, mark.version, { at: now })
    return { data: null }
  }),
]
