import { picturesIn } from '../../../catalogue/rich-text.ts'
import type { NodeMemo } from '../../../contract/flow/flow-guide-calls.ts'
import { MEMO_GROUPS } from '../../../domain/flow/flow-memo.ts'
import { documentIds } from '../../../field/documents/document-ids.ts'

/** One of the three parts of the guidance. */
export interface MemoGroup {
  readonly key: string
  readonly label: string
  /** Null while nothing is written. */
  readonly html: string | null
  /** Ids of documents. */
  readonly pictures: readonly string[]
}

/**
 * The groups to show: online and offline always, the third when it has content.
 * @source FLW-007, FLW-008, FLW-014, OPN-090
 */
export function memoGroups(memo: NodeMemo): readonly MemoGroup[] {
  return MEMO_GROUPS.map(({ text, label, pictures }) => {
    const html = memo[text]
    return {
      key: text,
      label,
      html: html !== null && hasWriting(html) ? html : null,
      pictures: pictures.flatMap((name) => documentIds(memo[name] ?? null)),
    }
  }).filter(({ html, pictures }, place) => place < ALWAYS || html !== null || pictures.length > 0)
}
const ALWAYS = 2

/** Editors leave empty paragraphs behind, which count as no text. */
function hasWriting(html: string): boolean {
  return picturesIn(html).length > 0 || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}
