import { useState } from 'react'
import type { Stored } from '../../../../contract/output.ts'
import { type BuyerTag, withBuyerTag } from '../../../../domain/member/buyer-tag.ts'
import { MEMBER_SIDES } from '../../../../domain/member/member-side.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { type SaveProblem, useGroupSave } from '../groups/draft/use-group-save.ts'
import { useStoredGroups } from '../groups/draft/use-stored-groups.ts'
import { type EditedRow, groupableOf } from '../groups/group-rows.ts'
import type { PeopleContext } from '../people-context.ts'

const { buyer, guarantor } = MEMBER_SIDES
/** The sides whose groups the page loads together. */
const TYPES = [buyer.type, guarantor.type]

export interface TagSave {
  /** The tag being saved. */
  readonly saving: BuyerTag | null
  /** Another user has saved the same group. */
  readonly conflict: { readonly problem: SaveProblem; readonly rows: readonly EditedRow[] } | null
  readonly back: () => void
  readonly loadLatest: () => Promise<void>
  /**
   * Gives the buyer a tag, and shows `note` once it is stored. An open form is settled and the status checked first.
   * @source PRJ-042
   */
  readonly give: (tag: BuyerTag, note?: string) => Promise<void>
}

/** Saves the tag of a buyer as the dialog of groups would, and puts it into the list at once. */
export function useTagSave(
  record: Stored<Member>,
  { projectId, facts, groups, editing }: Pick<PeopleContext, 'projectId' | 'facts' | 'groups' | 'editing'>,
): TagSave {
  const texts = useMessages(memberGroupsMessages)
  const notify = useNotify()
  const saver = useGroupSave(projectId)
  const stored = useStoredGroups(projectId, TYPES)
  const [saving, setSaving] = useState<BuyerTag | null>(null)
  const [conflict, setConflict] = useState<TagSave['conflict']>(null)
  // An open form that is saved first may change the name.
  const latest = useLatest({ record, groups })

  const save = async (tag: BuyerTag, note: string | undefined): Promise<void> => {
    if (!(await editing.leave()) || !(await editing.check())) return
    const groupable = groupableOf(latest.current.record)
    if (groupable === null) return
    const before = latest.current.groups.filter(({ hf2jMemberType }) => hf2jMemberType === buyer.type)
    const change = withBuyerTag(before, groupable, tag, facts)
    const rows = change.rows.map((row, at): EditedRow => {
      const one = before[at] ?? null
      return { key: one?.keyValue ?? 'new', row, stored: one }
    })
    const failure = await saver.run([{ side: buyer, rows }], stored.store)
    if (failure === 'busy') return
    stored.settle()
    if (failure === null) {
      notify({ tone: 'success', title: texts.tagSaved, ...(note !== undefined && { text: note }) })
      return
    }
    const { error, messages } = failure
    if (error.conflict) {
      setConflict({ problem: failure, rows })
      return
    }
    const notice = noticeOf(error)
    if (notice) notify({ ...notice, title: texts.tagFailed, text: messages.join('；') })
    if (!error.retryable) stored.refresh()
  }
  return {
    saving,
    conflict,
    back: () => setConflict(null),
    async loadLatest() {
      if ((await stored.latest(buyer.type)) !== null) setConflict(null)
    },
    async give(tag, note) {
      if (saving !== null) return
      setSaving(tag)
      await save(tag, note).finally(() => setSaving(null))
    },
  }
}
