import type { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import type { SubmissionItem } from './upload-jobs.ts'

/** Each file is a list of its own: which row it is says nothing. */
const ROW = /^第1行/

/** Why a file did not get where it should, in words. */
export function failureText(
  texts: (typeof paperUploadMessages)['texts'],
  { stage, upload: { error } }: SubmissionItem,
): string {
  const reason = (error?.issues[0]?.message ?? error?.userMessage ?? '').replace(ROW, '')
  return stage === 'filing' ? texts.notFiled({ reason }) : reason
}
