import type { AppendixInfo } from '../../contract/document/paper-calls.ts'
import { type ListedPaper, rowsOf, sidesOf } from './paper-list.ts'

/** The paper and the person a file was submitted for; null when the case no longer has the file. */
export function paperOfFile(
  info: AppendixInfo,
  id: string,
): (ListedPaper & { readonly usingId: string | null }) | null {
  for (const { side } of sidesOf(info))
    for (const row of rowsOf(info, side)) {
      const file = row.creditUrls.find(({ keyValue }) => keyValue === id)
      if (file) return { side, row, usingId: file.hf2yObjId }
    }
  return null
}
