import { useMemo } from 'react'
import { isFangkitError } from '../../client/fangkit-error.ts'
import type { PaperFile } from '../../contract/document/paper-calls.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { askHost } from '../ask-host.ts'
import type { UploadDrawerProps } from './papers-actions.ts'
import type { PapersTabProps, PapersViewEvent } from './papers-tab-props.ts'

const SOURCE = 'papers-tab'
const OP = 'beforeUpload'
/** Frames of a page have a `File` class of their own. */
const isAnswer = (answer: unknown): answer is boolean | string | File =>
  ['[object Boolean]', '[object String]', '[object File]'].includes(Object.prototype.toString.call(answer))

/** Callbacks and checks of the host, with one identity while the tab is mounted. */
export interface PapersReports {
  viewed(event: PapersViewEvent): void
  added(files: readonly PaperFile[]): void
  removed(id: string, cardType: string): void
  readonly beforeUpload: UploadDrawerProps['beforeUpload']
}

type PapersCallbacks = Pick<
  PapersTabProps,
  'projectId' | 'onViewChange' | 'beforeUpload' | 'onPaperAdded' | 'onPaperRemoved' | 'onError'
>

export function usePapersReports(props: PapersCallbacks): PapersReports {
  const { projectId } = props
  const emit = useEmit()
  const report = useReportError()
  const viewed = useHostCallback(props.onViewChange, 'onViewChange')
  const added = useHostCallback(props.onPaperAdded, 'onPaperAdded')
  const removed = useHostCallback(props.onPaperRemoved, 'onPaperRemoved')
  const failed = useHostCallback(props.onError, 'onError')
  const texts = useMessages(papersTabMessages)
  const asked = useLatest({ check: props.beforeUpload, texts })
  const asks = props.beforeUpload !== undefined
  return useMemo<PapersReports>(
    () => ({
      viewed(event) {
        emit({ type: 'papersViewed', source: SOURCE, jobId: event.jobId, role: event.role })
        viewed(event)
      },
      added(files) {
        emit({ type: 'paperAdded', source: SOURCE, ids: files.map(({ keyValue }) => keyValue) })
        added({ projectId, files, source: 'user' })
      },
      removed(id, cardType) {
        emit({ type: 'paperRemoved', source: SOURCE, id, cardType })
        removed({ projectId, id, cardType, source: 'user' })
      },
      beforeUpload: asks
        ? async (draft, { signal }) => {
            const {
              check,
              texts: { notTaken, checkFailed },
            } = asked.current
            try {
              const answer = await askHost(() => (check === undefined ? true : check(draft, { signal })), {
                op: OP,
                signal,
                failure: checkFailed,
                understood: isAnswer,
              })
              return answer === false ? notTaken : answer
            } catch (thrown) {
              if (!isFangkitError(thrown) || thrown.code !== 'CRASHED') throw thrown
              failed(report(thrown, OP))
              return thrown.userMessage
            }
          }
        : null,
    }),
    [projectId, emit, viewed, added, removed, failed, report, asks, asked],
  )
}
