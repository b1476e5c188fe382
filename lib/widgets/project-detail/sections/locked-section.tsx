import { FilePen } from 'lucide-react'
import type { ReactElement } from 'react'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

export interface LockedSectionProps {
  readonly title: string
}

/** Placeholder for a section of an unsaved case. @source PRJ-028 */
export function LockedSection({ title }: LockedSectionProps): ReactElement {
  const texts = useMessages(caseSectionMessages)
  return (
    <Card title={title}>
      <EmptyState icon={<FilePen />} title={texts.sectionLocked}>
        {texts.sectionLockedText}
      </EmptyState>
    </Card>
  )
}
