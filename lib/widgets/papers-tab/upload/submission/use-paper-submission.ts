import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { judgeFiles } from '../../../../domain/file/judge-files.ts'
import { UPLOAD_RULE } from '../../../../domain/file/upload-rule.ts'
import { useCore } from '../../../../provider/provider-context.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import type { UploadDrawerProps } from '../../papers-actions.ts'
import { createPaperSubmission, type PaperSubmission, type SubmissionOptions } from './paper-submission.ts'
import type { SubmissionItem } from './upload-jobs.ts'

interface Listening
  extends Pick<SubmissionOptions, 'projectId' | 'onAdded' | 'onRefused' | 'onSettled'>,
    Pick<UploadDrawerProps, 'beforeUpload'> {
  /** Message for a refusal by the host without a text. */
  readonly refusal: string
}

const NOTHING: readonly SubmissionItem[] = []
const none = () => NOTHING
const quiet = () => () => undefined

/** The uploads of the drawer; they are cancelled when the drawer unmounts. */
export function usePaperSubmission(listening: Listening): {
  readonly submission: PaperSubmission | null
  readonly items: readonly SubmissionItem[]
} {
  const { client } = useCore()
  const { projectId } = listening
  const latest = useLatest(listening)
  const [submission, setSubmission] = useState<PaperSubmission | null>(null)
  // A layout effect, because an effect after the paint would miss a file that is chosen at once.
  useLayoutEffect(() => {
    const made = createPaperSubmission({
      client,
      projectId,
      ask: (place, file, signal) => askAbout(latest.current, { projectId, ...place, file }, signal),
      onAdded: (files, item) => latest.current.onAdded(files, item),
      onRefused: (place, refused) => latest.current.onRefused(place, refused),
      onSettled: (added, failed) => latest.current.onSettled(added, failed),
    })
    setSubmission(made)
    return () => made.dispose()
  }, [client, projectId, latest])
  return { submission, items: useSyncExternalStore(submission?.subscribe ?? quiet, submission?.getItems ?? none, none) }
}

/** A replacement file from the host is validated like a chosen one. */
async function askAbout(
  { beforeUpload, refusal }: Listening,
  draft: Parameters<NonNullable<Listening['beforeUpload']>>[0],
  signal: AbortSignal,
): Promise<File | string> {
  if (beforeUpload === null) return draft.file
  try {
    const answer = await beforeUpload(draft, { signal })
    if (answer === true) return draft.file
    if (typeof answer === 'string') return answer || refusal
    return judgeFiles(UPLOAD_RULE.paper, 0, [answer]).refused[0]?.message ?? answer
  } catch (thrown) {
    return toFangkitError(thrown, 'beforeUpload').kind === 'refused'
      ? toFangkitError(thrown, 'beforeUpload').userMessage
      : refusal
  }
}
