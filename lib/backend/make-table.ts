import type { Entity } from '../catalogue/entity.ts'
import { type Fields, integer } from '../catalogue/field.ts'
import type { Table } from './store.ts'

/** A table with the rows of an entity. @param more what else is declared of it */
export function recordTable(name: string, { service, fields }: Entity, more: Partial<Table> = {}): Table {
  return { name, topic: service, fields: withoutStamps(fields), ...more }
}

/** A table of rows that belong to a case, with a number for the order in which they were added. */
export function ofCase(name: string, { service, fields }: Entity): Table {
  return {
    name,
    topic: service,
    fields: {
      ...withoutStamps(fields),
      sortNo: integer('序号', { hidden: true, serverOwned: true, indexed: true }),
    },
  }
}

/** A table with at most one row per case. @param owner the field that holds the key of the case */
export function oneOfCase(name: string, entity: Entity, owner: string): Table {
  return recordTable(name, entity, { unique: [[owner]] })
}

/** Adds fields that the entity does not declare. */
export function withFields(table: Table, fields: Fields): Table {
  return { ...table, fields: { ...table.fields, ...fields } }
}

/** Fields with all of them indexed. */
export function searchable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, indexed: true }]))
}

/** The fields without those the store sets on every row. */
export function withoutStamps({
  keyValue: _key,
  crtTime: _made,
  crtUsr: _maker,
  updTime: _changed,
  updUsr: _changer,
  ...own
}: Fields): Fields {
  return own
}
