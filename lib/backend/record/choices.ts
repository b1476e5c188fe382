import { isOn, sameValue } from '../../catalogue/kind.ts'
import type { Recorder } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Table, TableChoices, Unit, Values } from '../store.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'
import { writeAudit } from './write-audit.ts'

/** The dictionaries that contain the rows of a table as values. */
export function dictionariesOf({ choices }: Table): readonly string[] {
  return choices ? [choices.dict, ...(choices.within === undefined ? [] : [choices.within])] : []
}

/**
 * Updates the values of a dictionary with the rows they represent, in the same unit. A removed value goes out of use
 * and keeps its name: old records still show it, and the next start does not add it again.
 *
 * @param before null for a new row
 * @param after null for one that is removed
 * @throws Refusal INVALID for a new code that rows of another table have in the same dictionary; STATUS for a value
 * that is changed past its row
 */
export async function updateChoices(
  context: Recorder,
  table: Table,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  refusePast(context.tables, table, before ?? after)
  const { choices } = table
  if (!choices) return
  const [was, is] = [before && keyOf(choices, before), after && keyOf(choices, after)]
  if (is !== null && is !== was) await refuseShared(context, table, choices, is)
  for (const dict of dictionariesOf(table)) {
    if (was !== null && was !== is) await switchOff(context, dict, was)
    if (after !== null && is !== null) await store(context, dict, is, choiceOf(choices, dict, after.values))
  }
}

/** The dictionary values that follow from a row. */
export function choiceOf(choices: TableChoices, dict: string, values: Values): Values {
  const father = choices.father === undefined ? '' : textOf(values[choices.father])
  const more = {
    ...(father !== '' && { FATHER: father }),
    ...(choices.type !== undefined && dict === choices.dict && { TYPE: choices.type }),
  }
  return {
    value: textOf(values[choices.label]),
    enabled: isOn(values[choices.enabled] ?? null) ? 1 : 0,
    otherValues: jsonOf(more),
  }
}

const keyOf = (choices: TableChoices, { values }: Row): string => textOf(values[choices.key])

async function switchOff(context: Recorder, dict: string, key: string): Promise<void> {
  const { entry } = await entriesOf(context.unit, dict, key)
  if (entry) await change(context, entry, { enabled: 0 })
}

async function store(context: Recorder, dict: string, key: string, requested: Values): Promise<void> {
  const { unit, ports, notify } = context
  const { entry, last } = await entriesOf(unit, dict, key)
  // Other properties of a value stay as they are.
  if (entry)
    return change(context, entry, {
      ...requested,
      otherValues: jsonOf({ ...textsOf(entry.values['otherValues']), ...textsOf(requested['otherValues']) }),
    })
  const stored = await unit.insert(dictEntryTable, {
    key: ports.ids.key(),
    project: null,
    city: null,
    values: { dict, key, sortOrder: last + 1, ...requested },
  })
  await writeAudit(context, dictEntryTable, stored, {}, stored.values)
  notify.dictionary(dict)
}

async function change(context: Recorder, entry: Row, requested: Values): Promise<void> {
  const names = Object.keys(requested).filter((name) => !sameValue(entry.values[name] ?? null, requested[name] ?? null))
  if (names.length === 0) return
  const pick = (from: Values): Values => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  const stored = await context.unit.update(dictEntryTable, entry.key, entry.version, pick(requested))
  if (!stored) throw new Refusal('CONFLICT', '字典值刚刚被他人修改，请重试')
  await writeAudit(context, dictEntryTable, stored, pick(entry.values), pick(requested))
  context.notify.dictionary(textOf(entry.values['dict']))
}

async function entriesOf(
  unit: Unit,
  dict: string,
  key: string,
): Promise<{ readonly entry: Row | undefined; readonly last: number }> {
  const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: [dict] }, counted: false })
  return {
    entry: rows.find(({ values }) => values['key'] === key),
    last: Math.max(0, ...rows.map(({ values }) => Number(values['sortOrder'] ?? 0))),
  }
}

/** Further properties of an entry are stored as a JSON object of texts. */
const textsOf = (json: Values[string] | undefined): Readonly<Record<string, string>> =>
  JSON.parse(textOf(json) || '{}') as Record<string, string> // adapter: written as one
const jsonOf = (texts: Readonly<Record<string, string>>): string | null =>
  Object.keys(texts).length === 0 ? null : JSON.stringify(texts)

/** Refuses a code that a row of another table already uses in the same dictionary. */
async function refuseShared(
  { unit, tables }: Recorder,
  table: Table,
  { dict, key }: TableChoices,
  requested: string,
): Promise<void> {
  // Of two users who add the same code to different lists at once, the second sees the first.
  await unit.lock(`choices:${dict}`)
  for (const other of tables) {
    if (other.name === table.name || other.choices?.dict !== dict) continue
    const { rows } = await unit.list(other, {
      where: { field: other.choices.key, is: [requested] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (rows.length > 0)
      throw Refusal.invalid([
        { field: key, message: `${table.fields[key]?.label ?? key}“${requested.slice(0, 40)}”已存在` },
      ])
  }
}

/** Values that represent rows can only be changed through their rows. */
function refusePast(tables: readonly Table[], table: Table, row: Row | null): void {
  if (table.name !== dictEntryTable.name || !row) return
  const dict = textOf(row.values['dict'])
  if (tables.some((one) => dictionariesOf(one).includes(dict)))
    throw new Refusal('STATUS', '这个字典的值随配置列表变化，请在对应的配置列表中修改')
}
