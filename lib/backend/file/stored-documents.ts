import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { signedAddress } from './document-address.ts'
import { documentOf } from './document-row.ts'
import { LOOSE } from './document-table.ts'

/**
 * Documents in the shape of an answer, with addresses that are valid for some minutes. The caller's access is checked
 * before.
 */
export async function storedDocuments(
  { unit, ports, now }: Pick<SignedIn, 'unit' | 'ports' | 'now'>,
  rows: readonly Row[],
) {
  const accounts = [...new Set(rows.map(({ createdBy }) => createdBy))]
  const people =
    accounts.length === 0 ? [] : (await unit.list(accountTable, { where: { field: '$key', is: accounts } })).rows
  const names = new Map(people.map((row) => [row.key, textOf(row.values['br01Name'])]))
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, size, format } = documentOf(row)
      return {
        documentId: id,
        url: await signedAddress(ports.files, id, now),
        name,
        size,
        format,
        by: names.get(row.createdBy) ?? '',
        at: row.createdAt,
        loose: row.values['state'] === LOOSE,
      }
    }),
  )
}
