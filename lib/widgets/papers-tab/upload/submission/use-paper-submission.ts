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
  /** Said where the host refuses without a word. */
  readonly refusal: string
}

const NOTHING: readonly SubmissionItem[] = []
const none = () => NOTHING
const quiet = () => () => undefined

/** The files on their way; what travels is stopped when the drawer goes. */
export function usePaperSubmission(listening: Listening): {
  readonly submission: PaperSubmission | null
  readonly items: readonly SubmissionItem[]
} {
  const { client } = useCore()
  const { projectId } = listening
  const latest = useLatest(listening)
  const [submission, setSubmission] = useState<PaperSubmission | null>(null)
  // Before anybody can choose a file: an effect after the paint would be too late for the quickest.
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

/** What the host gives instead is judged like what was chosen. */
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
