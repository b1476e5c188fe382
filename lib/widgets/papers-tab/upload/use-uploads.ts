import { useState } from 'react'
import type { PaperFile } from '../../../contract/document/paper-calls.ts'
import { judgeFiles, type RefusedFile, UPLOAD_TEXT } from '../../../domain/file/judge-files.ts'
import { sizeText } from '../../../domain/file/size-text.ts'
import { UPLOAD_RULE } from '../../../domain/file/upload-rule.ts'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { uploadMessages } from '../../../locale/zh-cn/fields/upload.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { UploadDrawerProps } from '../papers-actions.ts'
import { filesAt } from './reuse/case-places.ts'
import { failureText } from './submission/failure-text.ts'
import { type FilePlace, isSamePlace, placeKey, placeOf } from './file-place.ts'
import type { PaperSubmission } from './submission/paper-submission.ts'
import type { SubmissionItem } from './submission/upload-jobs.ts'
import type { CaseFiles } from './files/use-case-files.ts'
import { usePaperSubmission } from './submission/use-paper-submission.ts'

export interface Uploads {
  readonly submission: PaperSubmission | null
  /** Uploads of all papers. */
  readonly items: readonly SubmissionItem[]
  /** Number of files submitted since the drawer opened. */
  readonly done: number
  /** Text for screen readers. */
  readonly said: string
  readonly take: (place: FilePlace, files: readonly File[]) => void
  readonly refusedAt: (place: FilePlace) => readonly RefusedFile[]
  readonly forgetRefused: (place: FilePlace) => void
  /** The last files submitted to a place, once no upload for it is in progress: the user may assign them elsewhere. */
  readonly justAdded: (place: FilePlace) => readonly PaperFile[]
  readonly forgetAdded: () => void
  /** How a file was scaled down for the upload; empty where it was not. */
  readonly scaledOf: (file: PaperFile) => string
}

/** The uploads of the drawer: chosen, refused, in progress and submitted. @source UPL-011 to UPL-020 */
export function useUploads(
  { projectId, beforeUpload, onAdded }: Pick<UploadDrawerProps, 'projectId' | 'beforeUpload' | 'onAdded'>,
  { all, put }: Pick<CaseFiles, 'all' | 'put'>,
  reload: () => Promise<void>,
): Uploads {
  const texts = useMessages(paperUploadMessages)
  const shared = useMessages(uploadMessages)
  const notify = useNotify()
  const [refused, setRefused] = useState<Readonly<Record<string, readonly RefusedFile[]>>>({})
  const [scaled, setScaled] = useState<Readonly<Record<string, string>>>({})
  const [added, setAdded] = useState<readonly PaperFile[]>([])
  const [done, setDone] = useState(0)
  const [said, say] = useState('')
  const { submission, items } = usePaperSubmission({
    projectId,
    beforeUpload,
    refusal: texts.refusedByHost,
    onAdded: (files, { upload: { size, sentSize } }) => {
      put(files)
      setAdded((before) => [...before, ...files])
      setDone((before) => before + files.length)
      if (sentSize !== null)
        setScaled((before) => ({
          ...before,
          ...Object.fromEntries(
            files.map(({ keyValue }) => [keyValue, shared.scaled({ from: sizeText(size), to: sizeText(sentSize) })]),
          ),
        }))
      onAdded(files)
    },
    onRefused: (place, file) =>
      setRefused((before) => ({ ...before, [placeKey(place)]: [...(before[placeKey(place)] ?? []), file] })),
    onSettled: (count, failed) => {
      const [first] = failed
      if (first)
        notify({
          tone: 'error',
          title: failureText(texts, first),
          text: failed.map(({ upload }) => upload.name).join('、'),
        })
      else notify({ tone: 'success', title: UPLOAD_TEXT.uploaded })
      say(
        [count > 0 ? shared.arrived({ count }) : '', failed.length > 0 ? shared.failed({ count: failed.length }) : '']
          .join(' ')
          .trim(),
      )
      void reload()
    },
  })
  const isOnItsWay = (place: FilePlace): boolean =>
    items.some((item) => isSamePlace(item.place, place) && item.upload.state !== 'failed')
  return {
    submission,
    items,
    done,
    said,
    take: (place, files) => {
      const present = filesAt(all, place).length + items.filter((item) => isSamePlace(item.place, place)).length
      const judged = judgeFiles(UPLOAD_RULE.paper, present, files)
      setRefused((before) => ({ ...before, [placeKey(place)]: judged.refused }))
      setAdded([])
      submission?.add(place, judged.accepted)
      if (judged.accepted.length > 0) say(shared.uploading({ done: 0, total: judged.accepted.length }))
    },
    refusedAt: (place) => refused[placeKey(place)] ?? [],
    forgetRefused: (place) => setRefused((before) => ({ ...before, [placeKey(place)]: [] })),
    justAdded: (place) =>
      isOnItsWay(place)
        ? []
        : added.filter(
            (file) => isSamePlace(placeOf(file), place) && all.some(({ keyValue }) => keyValue === file.keyValue),
          ),
    forgetAdded: () => setAdded([]),
    scaledOf: ({ keyValue }) => scaled[keyValue ?? ''] ?? '',
  }
}
