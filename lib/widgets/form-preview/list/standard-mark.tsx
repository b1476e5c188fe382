import { BookOpen, File } from 'lucide-react'
import type { ReactElement } from 'react'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { isDuplex } from '../document-list.ts'

export interface StandardMarkProps {
  /** HH12. */
  readonly standard: string | null
}

/** The print standard of a form. @source APP-011 */
export function StandardMark({ standard }: StandardMarkProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { empty } = useMessages(commonMessages)
  if (standard === null || standard === '') return <span>{empty}</span>
  const double = isDuplex({ printStandard: standard })
  return (
    <Tag tone="line" icon={double ? <BookOpen aria-hidden size={14} /> : <File aria-hidden size={14} />}>
      {double ? texts.double : texts.single}
    </Tag>
  )
}
