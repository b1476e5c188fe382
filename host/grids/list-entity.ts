import { defineEntity, type Derived, type Entity, type Fields, id, recordFields } from 'fangkit/domain'

/** What a plain list says of its rows. */
interface ListSpec<F extends Fields> {
  /** Service on the wire, and the name of the table. */
  readonly service: string
  /** What one row is called, and the heading of its form. */
  readonly title: string
  readonly fields: F
  /** Values worked out of others of the same row. */
  readonly derived?: Readonly<Record<string, Derived>>
}

/** The two fields every list has: its key and the trail of its records. */
type StoredRow = { readonly keyValue: ReturnType<typeof id> } & typeof recordFields

/** An entity of one group of fields, with a key and the trail of its records: what most configuration lists are. */
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
  // adapter: the fields of both groups together, which TypeScript cannot add up through a generic
  return { ...entity, derived } as unknown as Entity<F & StoredRow & Fields>
}
