import { charge } from '../../../domain/fee/charge.ts'
import type { ListRules } from '../../grid/list-rules.ts'
import { writeAudit } from '../../record/write-audit.ts'
import { textOf } from '../../session.ts'
import { dictEntryTable } from '../../dictionary/dictionary-tables.ts'

/**
 * Items are identified by code. The group of an item is that of its value in the dictionary, which the ledger of a case
 * reads.
 * @source FEE-004
 */
export const chargeItemRules: ListRules = {
  keyOf: ({ itemCode }) => String(itemCode),
  changed: async (context, _before, after) => {
    if (!after) return
    const { unit, notify } = context
    const dict = charge.fields.produceCls.dict ?? ''
    const { rows } = await unit.list(dictEntryTable, {
      where: {
        all: [
          { field: 'dict', is: [dict] },
          { field: 'key', is: [after.key] },
        ],
      },
      counted: false,
    })
    for (const entry of rows) {
      // adapter: written as a JSON object of texts
      const further = JSON.parse(textOf(entry.values['otherValues']) || '{}') as Readonly<Record<string, string>>
      const expected = {
        otherValues: JSON.stringify({ ...further, TYPE: textOf(after.values['itemGroup']) }),
        sortOrder: Number(after.values['itemSort'] ?? 0),
      }
      if (entry.values['otherValues'] === expected.otherValues && entry.values['sortOrder'] === expected.sortOrder)
        continue
      const stored = await unit.update(dictEntryTable, entry.key, entry.version, expected)
      if (stored)
        await writeAudit(
          context,
          dictEntryTable,
          stored,
          { otherValues: entry.values['otherValues'] ?? null },
          expected,
        )
      notify.dictionary(dict)
    }
  },
}
