import type { Grid } from '../../domain/grid/define-grid.ts'
import { WISH_STATE } from '../../domain/settings/dictionary-definition.ts'
import { isManager } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { writeAudit } from '../record/write-audit.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'
import { dictEntryTable, dictionaryTable } from './dictionary-tables.ts'
import { dictionariesOf } from '../record/choices.ts'
import { placesOf } from './dictionary-places.ts'

/** Maximum number of places that are named; the rest is given as a count. */
const NAMED = 6

const placesText = (places: readonly string[]): string =>
  places.length > NAMED ? `${places.slice(0, NAMED).join('、')} 等${places.length}处` : places.join('、')

/**
 * Dictionaries are identified by code. Those built into the program or used by fields cannot be removed.
 * @source ROU-001 (/ReferenceDefGrid)
 */
export function dictionaryRules(grids: readonly Grid[]): ListRules {
  const places = placesOf(grids)
  return {
    keyOf: ({ dictCode }) => String(dictCode),
    operating: async (_context, operation, row) => {
      if (operation !== 'delete') return
      const used = places.get(row.key)
      if (row.values['builtIn'] === 1) throw new Refusal('STATUS', '系统自带的字典不能删除')
      if (used) throw new Refusal('STATUS', `这个字典正在使用：${placesText(used)}，不能删除`)
    },
    complete: async (unit, rows) => {
      const counts = new Map<string, [number, number]>()
      const { rows: entries } = await unit.list(dictEntryTable, {
        where: { field: 'dict', is: rows.map(({ key }) => key) },
        counted: false,
      })
      for (const { values } of entries) {
        const count = counts.get(textOf(values['dict'])) ?? [0, 0]
        counts.set(
          textOf(values['dict']),
          values['enabled'] === 1 ? [count[0] + 1, count[1]] : [count[0], count[1] + 1],
        )
      }
      return (record, { key }) => ({
        ...record,
        dictCode: key,
        valueCount: counts.get(key)?.[0] ?? 0,
        offCount: counts.get(key)?.[1] ?? 0,
        usedBy: placesText(places.get(key) ?? []) || null,
      })
    },
  }
}

/** A value belongs to an existing dictionary. */
export const dictionaryValueRules: ListRules = {
  saving: async ({ unit }, before, record) => {
    if (!before && !(await unit.get(dictionaryTable, textOf(record['dict']))))
      throw Refusal.invalid([{ field: 'dict', message: '字典不存在，请先在“字典定义”中添加' }])
  },
}

/**
 * Refuses a duplicate value.
 * @throws Refusal INVALID when the dictionary has that name or code already, or its values are rows of a list
 */
async function refuseKnown(
  { unit, tables }: Pick<SignedIn, 'unit' | 'tables'>,
  { dict, name, code }: { readonly dict: string; readonly name: string; readonly code: string },
): Promise<void> {
  if (tables.some((table) => dictionariesOf(table).includes(dict)))
    throw Refusal.invalid([{ field: 'wishDict', message: '这个字典的值随配置列表变化，请在对应的配置列表中添加' }])
  const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: [dict] }, counted: false })
  if (rows.some(({ values }) => textOf(values['value']).trim() === name.trim()))
    throw Refusal.invalid([{ field: 'wishName', message: `字典里已有“${name.slice(0, 40)}”` }])
  if (code !== '' && rows.some(({ values }) => values['key'] === code))
    throw Refusal.invalid([{ field: 'wishCode', message: `编码“${code}”已存在` }])
}

const wishIn = (values: Readonly<Record<string, unknown>>) => ({
  dict: String(values['wishDict'] ?? ''),
  name: String(values['wishName'] ?? ''),
  code: String(values['wishCode'] ?? ''),
})

/**
 * Managers decide on suggestions. An accepted one becomes a value of the dictionary, and open pages are notified.
 * @source ROU-011 (/UsrDictNamesGrid)
 */
export const dictionaryWishRules: ListRules = {
  saving: async (context, _before, record) => refuseKnown(context, wishIn(record)),
  operating: async (context, operation, row) => {
    if (operation !== 'examine' && operation !== 'return') return
    if (!isManager(context.principal.roles)) throw new Refusal('NO_PERMISSION', '只有经理可以审核自定义名称')
    if (operation === 'examine') await refuseKnown(context, wishIn(row.values))
  },
  changed: async (context, before, after) => {
    if (after?.values['wishState'] === WISH_STATE.taken && before?.values['wishState'] !== WISH_STATE.taken)
      await takeIn(context, after)
  },
}

async function takeIn(context: SignedIn, row: Row): Promise<void> {
  const { unit, ports, notify } = context
  const { dict, name, code } = wishIn(row.values)
  const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: [dict] }, counted: false })
  const last = Math.max(0, ...rows.map(({ values }) => Number(values['sortOrder'] ?? 0)))
  const key = code || `U${ports.ids.key().slice(-12).toUpperCase()}`
  const stored = await unit.insert(dictEntryTable, {
    key: ports.ids.key(),
    project: null,
    city: null,
    values: { dict, key, value: name, sortOrder: last + 1, enabled: 1 },
  })
  await writeAudit(context, dictEntryTable, stored, {}, stored.values)
  notify.dictionary(dict)
}
