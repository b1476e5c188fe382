import type { ReactElement } from 'react'
import type { RefusedFile } from '../../domain/file/judge-files.ts'
import { sizeText } from '../../domain/file/size-text.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

export interface RefusedFilesProps {
  readonly refused: readonly RefusedFile[]
  readonly onClose: () => void
}

/** Lists the files that were not accepted, grouped by reason. */
export function RefusedFiles({ refused, onClose }: RefusedFilesProps): ReactElement | null {
  const texts = useMessages(uploadMessages)
  if (refused.length === 0) return null
  const reasons = [...new Set(refused.map(({ message }) => message))]
  return (
    <Notice tone="bad" role="alert" onClose={onClose}>
      {reasons.map((reason) => {
        const names = refused
          .filter(({ message }) => message === reason)
          .map(({ name, size }) => `${name}（${sizeText(size)}）`)
        return (
          <div key={reason}>
            <b>{texts.notTaken({ count: names.length, names: names.join('、') })}</b>
            <div>{reason}</div>
          </div>
        )
      })}
    </Notice>
  )
}
