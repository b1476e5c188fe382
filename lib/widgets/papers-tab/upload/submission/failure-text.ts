import type { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import type { SubmissionItem } from './upload-jobs.ts'

/** Each file is sent as a list of one, so the row number in a message is meaningless. */
const ROW = /^第1行/

/** Why a file could not be submitted, as text. */
export function failureText(
  texts: (typeof paperUploadMessages)['texts'],
  { stage, upload: { error } }: SubmissionItem,
): string {
  const reason = (error?.issues[0]?.message ?? error?.userMessage ?? '').replace(ROW, '')
  return stage === 'filing' ? texts.notFiled({ reason }) : reason
}
