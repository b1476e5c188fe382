import { Files } from 'lucide-react'
import type { ReactElement } from 'react'
import type { AppendixInfo } from '../../contract/document/paper-calls.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { PapersView } from './use-papers-view.ts'

export interface PapersEmptyProps {
  readonly info: AppendixInfo
  readonly view: PapersView
  readonly onShowAll: () => void
}

/**
 * Shown for a side without papers: nobody is entered yet, the job needs none of it, or none are required.
 * @source PAP-005
 */
export function PapersEmpty({ info, view: { role, jobIds }, onShowAll }: PapersEmptyProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const side = info.sides[role] ?? ''
  const icon = <Files aria-hidden />
  if (jobIds !== null)
    return (
      <EmptyState
        role="status"
        icon={icon}
        title={texts.noneOfJob}
        actions={<Button onClick={onShowAll}>{texts.showAll}</Button>}
      >
        {texts.noneOfJobText({ side })}
      </EmptyState>
    )
  if (!info.people.some((person) => person.side === role))
    return (
      <EmptyState role="status" icon={icon} title={texts.nobody({ side })}>
        {texts.nobodyText({ side })}
      </EmptyState>
    )
  return (
    <EmptyState role="status" icon={icon} title={texts.none}>
      {texts.noneText}
    </EmptyState>
  )
}
