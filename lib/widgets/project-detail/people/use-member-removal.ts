import { useCallback, useState } from 'react'
import { toFangkitError } from '../../../client/fangkit-error.ts'
import { memberCalls } from '../../../contract/case/member-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import type { Member } from '../../../domain/member/member.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useConfirm } from '../../../provider/notices/use-confirm.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { SectionEditing } from '../sections.ts'
import { noteRemoved } from './people-changes.ts'

export interface MemberRemoval {
  /** Key of the member being removed. */
  readonly running: string | null
  /** `before` runs after the back end agrees, while the member is still on screen. */
  readonly remove: (
    record: Stored<Member>,
    who: { readonly word: string; readonly name: string; readonly partners: readonly string[] },
    before: () => void,
  ) => Promise<void>
}

/**
 * Removes a member from the case, after the status check and a confirmation.
 * @source MEM-073, MEM-074, ERR-013, ERR-028
 */
export function useMemberRemoval(projectId: string, check: SectionEditing['check']): MemberRemoval {
  const { client } = useFangkit()
  const cache = useCache()
  const confirm = useConfirm()
  const notify = useNotify()
  const texts = useMessages(peopleMessages)
  const common = useMessages(commonMessages)
  const [running, setRunning] = useState<string | null>(null)

  const remove = useCallback<MemberRemoval['remove']>(
    async (record, who, before) => {
      const { keyValue: id } = record
      if (id === null) return
      setRunning(id)
      try {
        const [open, along] = await Promise.all([
          check(),
          import('./goes-along.ts').then(({ goesAlong }) => goesAlong(cache, projectId, id)),
        ])
        if (!open) return
        const parts = along && [
          ...along.records.map(texts.removedRecords),
          ...(along.papers > 0 ? [texts.removedPapers({ count: along.papers })] : []),
        ]
        if (
          !(await confirm({
            title: texts.removeTitle,
            text: [
              `${who.word}：${who.name}。`,
              parts === null
                ? texts.removedUncounted
                : parts.length === 0
                  ? ''
                  : texts.removedAlong({ parts: parts.join(texts.listComma) }),
              who.partners.length === 0 ? '' : texts.removedPartner({ names: who.partners.join(texts.listComma) }),
              texts.removeText,
            ].join(''),
            confirmLabel: texts.remove,
            danger: true,
          }))
        )
          return
        await client.call(memberCalls.deleteMember, { id, prjId: projectId })
        notify({ tone: 'success', title: common.removed })
        before()
        noteRemoved(cache, projectId, record)
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, 'Hf23PrjMember.deleteMember'))
        if (notice) notify({ ...notice, tone: 'error', title: common.removeFailed, text: notice.title })
      } finally {
        setRunning(null)
      }
    },
    [client, cache, confirm, notify, texts, common, projectId, check],
  )
  return { running, remove }
}
