import type { ReactElement } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { FormDocumentRow } from '../document-list.ts'

export interface PrintMarkProps {
  readonly document: FormDocumentRow
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6',
  textStyle: 'label',
  color: 'ink-3',
})

/**
 * Whether a document was printed with all numbers unmasked, by whom, and whether it has changed since.
 * @source APP-002, APP-009
 */
export function PrintMark({ document: { needed, printed, fileFormat } }: PrintMarkProps): ReactElement | null {
  const texts = useMessages(formPreviewMessages)
  const today = useToday()
  // A stored file contains no data of the case.
  if (fileFormat !== null) return null
  if (!printed) return <span className={line}>{needed ? <Tag>{texts.fresh}</Tag> : texts.notNeededText}</span>
  const { byName, at, stale, use } = printed
  const when = instantText(at).slice(0, 16)
  const by = texts.takenBy({ who: byName, at: when.startsWith(today.slice(0, 5)) ? when.slice(5) : when })
  return (
    <span className={line} title={stale ? texts.staleHint : when}>
      {stale ? (
        <Tag tone="warn">{texts.stale}</Tag>
      ) : (
        <Tag tone="ok">{use === 'download' ? texts.downloaded : texts.printed}</Tag>
      )}
      {by}
    </span>
  )
}
