import { FileCheck, Printer } from 'lucide-react'
import { type ReactElement, type RefObject, useState } from 'react'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { projectRecord } from '../../../client/queries/query-options.ts'
import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { usePdfAssets } from '../../../provider/settings/use-pdf-assets.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { MissingButton } from '../missing/missing-button.tsx'
import type { ListedPaper, MissingPaper } from '../paper-list.ts'
import type { PapersTerms } from '../papers-terms.ts'
import { papersSheet } from '../print/papers-sheet.ts'
import { printInFrame } from '../../../ui/dom/print-in-frame.ts'
import { drawSheet } from '../../../ui/dom/print-sheet.ts'
import { uploadRights } from '../upload/upload-rights.ts'
import { waitingPapers, type WaitingPaper } from '../upload/waiting-files.ts'
import type { PapersView } from '../use-papers-view.ts'

export interface PapersToolsProps {
  readonly projectId: string
  readonly info: AppendixInfo
  readonly view: PapersView
  /** Name of the open tab. */
  readonly jobName: string
  readonly terms: PapersTerms
  readonly root: RefObject<HTMLElement | null>
  readonly onOpen: (paper: MissingPaper) => void
  /** The papers of the open tab, of both sides. */
  readonly listed: readonly ListedPaper[]
  readonly readOnly: boolean
  /** Opens a paper at the file that waits. */
  readonly onCheck: (paper: WaitingPaper) => void
}

const line = css({ display: 'flex', flex: 'none', alignItems: 'center', gap: '8', paddingBlock: '6' })

/** What waits to be checked, the list of missing papers and the print button, for both sides of the open tab. */
export function PapersTools(props: PapersToolsProps): ReactElement {
  const { projectId, info, view, jobName, terms, root, onOpen, listed, readOnly, onCheck } = props
  const showsPdf = usePdfAssets()().pdfWorker !== undefined
  const waiting = waitingPapers(
    listed.filter(({ row }) => uploadRights(info, row.cardType, readOnly).check),
    showsPdf,
  )
  const [first] = waiting
  const texts = useMessages(papersTabMessages)
  const cache = useCache()
  const notify = useNotify()
  const today = useToday()
  const [printing, setPrinting] = useState(false)
  const print = async (): Promise<void> => {
    setPrinting(true)
    try {
      const record = await cache.fetch(projectRecord(projectId))
      if (root.current !== null)
        await printInFrame(root.current, (page) =>
          drawSheet(
            page,
            papersSheet({ info, jobIds: view.jobIds, jobName, record, day: today, texts, stateName: terms.stateName }),
          ),
        )
    } catch (thrown) {
      const { userMessage, traceId } = toFangkitError(thrown, 'print')
      notify({ tone: 'error', title: texts.printFailed, text: userMessage, ...(traceId !== null && { traceId }) })
    } finally {
      setPrinting(false)
    }
  }
  return (
    <div className={line}>
      {first === undefined ? null : (
        <Button size="sm" icon={<FileCheck aria-hidden />} onClick={() => onCheck(first)}>
          {texts.check({ count: waiting.length })}
        </Button>
      )}
      <MissingButton info={info} terms={terms} onOpen={onOpen} />
      <Button size="sm" icon={<Printer aria-hidden />} loading={printing} onClick={() => void print()}>
        {texts.print}
      </Button>
    </div>
  )
}
