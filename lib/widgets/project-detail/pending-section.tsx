import { FilePen } from 'lucide-react'
import type { ReactElement } from 'react'
import { LOAN_SCHEME } from '../../domain/codes.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export interface PendingSectionProps {
  readonly sectionKey: string
  readonly title: string
  /** The case is not saved yet. */
  readonly locked: boolean
  readonly scheme: string | null
}

/** A section that holds no record: closed until the basic requirements are saved, empty afterwards. @source PRJ-028 */
export function PendingSection({ sectionKey, title, locked, scheme }: PendingSectionProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const owners = scheme === LOAN_SCHEME.mortgage ? texts.noMortgagors : texts.noOwners
  const empty = sectionKey === 'buyers' ? texts.noBuyers : sectionKey === 'owners' ? owners : texts.noRecord
  return (
    <Card title={title}>
      {locked ? <EmptyState icon={<FilePen />} title={texts.sectionLocked}>{texts.sectionLockedText}</EmptyState> : <EmptyState title={empty} />}
    </Card>
  )
}
