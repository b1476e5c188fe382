import { labelOf } from '../../../catalogue/field-state.ts'
import type { FormFields } from '../../../contract/document/form-record-calls.ts'
import type { PdfBox } from '../../../viewer/pdf/pdf-props.ts'
import { fieldAddress, recordAddress } from '../compare/field-address.ts'
import { entityOnForm } from '../compare/use-compared-record.ts'

/** Areas of the file that link to a field; areas of one field share its address. */
export function boxesOf({ boxes, records }: FormFields): readonly PdfBox[] {
  const named = new Map(
    records.map((record) => [
      recordAddress(record.entity, record.key),
      { title: record.title, labels: new Map(record.fields.map(({ field, label }) => [field, label])) },
    ]),
  )
  return boxes.flatMap(({ entity, key, field, page, x, y, width, height }) => {
    const record = named.get(recordAddress(entity, key))
    if (!record) return []
    const label = record.labels.get(field) || labelOf(entityOnForm(entity), field)
    return [{ id: fieldAddress(entity, key, field), page, x, y, width, height, label: `${record.title} ${label}` }]
  })
}
