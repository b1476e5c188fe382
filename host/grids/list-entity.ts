import { defineEntity, type Derived, type Entity, type Fields, id, recordFields } from 'fangkit/domain'

/** The declaration of the rows of a plain list. */
interface ListSpec<F extends Fields> {
  /** Service name on the wire, also the name of the table. */
  readonly service: string
  /** The name of one row, also the heading of its form. */
  readonly title: string
  readonly fields: F
  /** Values calculated from other fields of the same row. */
  readonly derived?: Readonly<Record<string, Derived>>
}

/** The fields every list has: its key, and who changed its records when. */
type StoredRow = { readonly keyValue: ReturnType<typeof id> } & typeof recordFields

/** Returns an entity with one group of fields, a key and the record fields, as most configuration lists need. */
export function listEntity<const F extends Fields>({
  service,
  title,
  fields,
  derived = {},
}: ListSpec<F>): Entity<F & StoredRow & Fields> {
  const entity = defineEntity({
    service,
    title,
    metaTable: null,
    groups: {
      main: { label: title, fields: { keyValue: id('记录ID', { hidden: true, serverOwned: true }), ...fields } },
      record: { label: '记录信息', fields: recordFields },
    },
  })
  // adapter: TypeScript cannot combine the fields of both groups through a generic
  return { ...entity, derived } as unknown as Entity<F & StoredRow & Fields>
}
