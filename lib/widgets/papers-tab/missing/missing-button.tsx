import { TriangleAlert } from 'lucide-react'
import { type ReactElement, useMemo, useState } from 'react'
import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { missingGroups, type MissingPaper } from '../paper-list.ts'
import type { PapersTerms } from '../papers-terms.ts'
import { MissingList } from './missing-list.tsx'

export interface MissingButtonProps {
  readonly info: AppendixInfo
  readonly terms: PapersTerms
  readonly onOpen: (paper: MissingPaper) => void
}

/** Opens the list of missing and expired papers, or says that there are none. */
export function MissingButton({ info, terms, onOpen }: MissingButtonProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const [open, setOpen] = useState(false)
  const groups = useMemo(() => missingGroups(info), [info])
  const count = groups.reduce((sum, { papers }) => sum + papers.length, 0)
  if (count === 0) return <Tag tone="ok">{texts.nothingMissing}</Tag>
  const go = (paper: MissingPaper): void => {
    setOpen(false)
    onOpen(paper)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={texts.missingTitle}
      align="end"
      trigger={
        <Button size="sm" icon={<TriangleAlert aria-hidden />}>
          {texts.missing({ count })}
        </Button>
      }
    >
      <MissingList groups={groups} terms={terms} onOpen={go} />
    </Popover>
  )
}
