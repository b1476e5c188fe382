import type { Field } from '../../catalogue/field.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Table, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable, dictionaryTable, organisationTable } from '../dictionary/dictionary-tables.ts'
import { dictionariesOf } from './choices.ts'

/** A field through which rows of another table may refer to a row. */
export interface Reference {
  readonly table: Table
  readonly field: string
  /** The name of the referring rows. */
  readonly title: string
}

/**
 * Refuses to delete a row that others refer to.
 *
 * @param below lists whose rows belong to rows of this one
 * @throws Refusal STATUS, naming what refers to it
 */
export async function refuseReferred(
  unit: Unit,
  table: Table,
  row: Row,
  known: readonly { readonly table: Table; readonly title: string }[],
  below: readonly Reference[],
): Promise<void> {
  for (const { table: other, field, title } of below) await refuseWhere(unit, other, title, { field, is: [row.key] })
  if (table.name === dictionaryTable.name)
    return refuseWhere(unit, dictEntryTable, '字典项', { field: 'dict', is: [row.key] })
  const points = pointsAt(table, row)
  if (!points) return
  for (const { table: other, title } of known) {
    const any: readonly Filter[] = Object.entries(other.fields).flatMap(([field, declared]) =>
      declared.indexed && points.by(declared) ? [{ field, is: [points.value] }] : [],
    )
    if (any.length > 0) await refuseWhere(unit, other, title, { any })
  }
}

/** How other rows refer to rows of this table: through which fields, and with which value. */
function pointsAt(table: Table, row: Row): { readonly value: string; readonly by: (field: Field) => boolean } | null {
  const { choices = null } = table
  switch (table.name) {
    case accountTable.name:
      return { value: row.key, by: ({ kind }) => kind === 'account' }
    case organisationTable.name:
      return { value: row.key, by: ({ kind }) => kind === 'organisation' || kind === 'branch' }
    case dictEntryTable.name: {
      const dict = textOf(row.values['dict'])
      return {
        value: textOf(row.values['key']),
        by: (field) =>
          field.dict === dict && (field.kind === 'code' || field.kind === 'codes' || field.kind === 'yesno'),
      }
    }
    default:
      return (
        choices && {
          value: textOf(row.values[choices.key]),
          by: ({ dict, kind }) =>
            dict !== undefined && dictionariesOf(table).includes(dict) && (kind === 'code' || kind === 'codes'),
        }
      )
  }
}

async function refuseWhere(unit: Unit, table: Table, title: string, where: Filter): Promise<void> {
  const { total } = await unit.list(table, { where, page: 1, pageSize: 1 })
  if (total > 0)
    throw new Refusal(
      'STATUS',
      `有${total.toLocaleString('zh-CN')}条“${title}”正在使用这条记录，不能删除；如不再使用，请改为停用`,
    )
}
