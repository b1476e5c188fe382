import { useState } from 'react'
import { type FangkitError, toFangkitError } from '../../../../client/fangkit-error.ts'
import type { RecordInput } from '../../../../contract/input.ts'
import { memberFileCalls, type PaperFile } from '../../../../contract/document/paper-calls.ts'
import { UPLOAD_TEXT } from '../../../../domain/file/judge-files.ts'
import { memberFile } from '../../../../domain/paper/member-file.ts'
import type { PaperSide } from '../../../../domain/paper/paper-side.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useCore } from '../../../../provider/provider-context.ts'
import { useConfirm } from '../../../../provider/notices/use-confirm.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import type { FilePlace } from '../file-place.ts'
import { nameOf } from '../paper-document.ts'

export interface FileChangesParts {
  readonly projectId: string
  /** Shows the files of an answer. */
  readonly put: (files: readonly PaperFile[]) => void
  readonly onRemoved: (file: PaperFile) => void
  /** Resolves once the list has loaded again. */
  readonly reload: () => Promise<void>
}

export interface FileChanges {
  /** Keys of files being changed, or of a place being waived. */
  readonly busy: readonly string[]
  /** @returns why it was refused; null when it was stored, or the user was notified otherwise */
  readonly update: (file: PaperFile, values: RecordInput) => Promise<string | null>
  /** Removes a file after a question. @param also other places the document counts for, as text */
  readonly remove: (file: PaperFile, also: string) => Promise<void>
  /** @param reason null where the files match the original @returns whether it was done */
  readonly check: (files: readonly PaperFile[], reason: string | null) => Promise<boolean>
  /** Takes the user's own verdict on a file back. @returns whether it was done */
  readonly takeBack: (file: PaperFile) => Promise<boolean>
  /** @param reason empty to withdraw the waiver */
  readonly waive: (place: FilePlace & { readonly side: PaperSide }, reason: string) => Promise<boolean>
}

const keyOf = ({ keyValue }: PaperFile): string => keyValue ?? ''

/**
 * Changes to stored files, each saved at once. After a conflict the current state is shown.
 * @source PAP-004, PAP-007, PAP-012
 */
export function useFileChanges({ projectId, put, onRemoved, reload }: FileChangesParts): FileChanges {
  const { client } = useCore()
  const texts = useMessages(paperUploadMessages)
  const notify = useNotify()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<readonly string[]>([])
  const notifyFailure = (error: FangkitError): void => {
    const notice = noticeOf(error)
    if (notice) notify(notice)
  }
  const during = async <T>(
    keys: readonly string[],
    run: () => Promise<T>,
    failed: (error: FangkitError) => T,
  ): Promise<T> => {
    setBusy((before) => [...before, ...keys])
    try {
      return await run()
    } catch (thrown) {
      const error = toFangkitError(thrown, memberFile.service)
      const answer = failed(error)
      // Another user was first, or it is no longer allowed: the list shows the current state.
      if (error.kind !== 'invalid' && error.kind !== 'network' && error.kind !== 'timeout') await reload()
      return answer
    } finally {
      setBusy((before) => before.filter((key) => !keys.includes(key)))
    }
  }
  const refused = (error: FangkitError): false => {
    notifyFailure(error)
    return false
  }
  return {
    busy,
    update: (file, values) =>
      during(
        [keyOf(file)],
        async () => {
          const { data } = await client.call(memberFileCalls.updateMemberFile, {
            keyValue: file.keyValue,
            version: file.version,
            ...values,
          })
          put([data])
          await reload()
          return null
        },
        (error) => {
          if (error.kind === 'invalid') return error.issues[0]?.message ?? error.userMessage
          notifyFailure(error)
          return null
        },
      ),
    remove: async (file, also) => {
      const name = nameOf(file)
      const text = also === '' ? texts.removeText : texts.removeAlso({ places: also })
      if (
        !(await confirm({ title: texts.removeTitle({ name }), text, confirmLabel: texts.removeConfirm, danger: true }))
      )
        return
      await during<void>(
        [keyOf(file)],
        async () => {
          await client.call(memberFileCalls.removeMemberFile, { id: file.keyValue })
          notify({ tone: 'success', title: UPLOAD_TEXT.removed })
          onRemoved(file)
          await reload()
        },
        (error) => {
          if (error.kind !== 'aborted' && error.kind !== 'signed-out')
            notify({ tone: 'error', title: UPLOAD_TEXT.removeFailed, text: `${name}：${error.userMessage}` })
        },
      )
    },
    check: (files, reason) =>
      during<boolean>(
        files.map(keyOf),
        async () => {
          const { data } = await client.call(memberFileCalls.checkMemberFiles, {
            prjId: projectId,
            ids: files.map(keyOf),
            accepted: reason === null ? 1 : 0,
            ...(reason !== null && { reason }),
          })
          const done = data.filter(({ ok }) => ok).length
          const left = data
            .filter(({ ok }) => !ok)
            .map(({ id, message }) =>
              texts.notChecked({
                name: nameOf(files.find((file) => keyOf(file) === id) ?? { hf2yFileName: id, hf2yFileUrl: null }),
                reason: message,
              }),
            )
          if (done > 0)
            notify({ tone: 'success', title: reason === null ? texts.checked({ count: done }) : texts.returnedNotice })
          if (left.length > 0) notify({ tone: 'warning', title: left.join('；') })
          await reload()
          return true
        },
        refused,
      ),
    takeBack: (file) =>
      during<boolean>(
        [keyOf(file)],
        async () => {
          await client.call(memberFileCalls.takeBackCheck, { id: file.keyValue })
          await reload()
          return true
        },
        refused,
      ),
    waive: ({ cardType, usingId, side }, reason) =>
      during<boolean>(
        [usingId],
        async () => {
          await client.call(memberFileCalls.setPaperWaived, {
            prjId: projectId,
            cardType,
            objId: usingId,
            side,
            ...(reason !== '' && { reason }),
          })
          notify({ tone: 'success', title: reason === '' ? texts.unwaiveDone : texts.waiveDone })
          await reload()
          return true
        },
        refused,
      ),
  }
}
