import { useState } from 'react'
import type { Scope } from '../../../../../catalogue/kind.ts'
import type { Stored } from '../../../../../contract/output.ts'
import type { GroupIssue } from '../../../../../domain/member/group-rules.ts'
import { isActiveRow } from '../../../../../domain/member/group.ts'
import { type MemberSide, sideWord } from '../../../../../domain/member/member-side.ts'
import type { Relation } from '../../../../../domain/member/relation.ts'
import type { LeaveChoice } from '../../../../../form/entity-form-context.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useNotify } from '../../../../../provider/notices/use-notify.ts'
import { judge, type Judgement } from './group-judgement.ts'
import { issueTitle } from './issue-text.ts'
import { type GroupDraft, useGroupDraft } from './use-group-draft.ts'
import { type GroupRows, type PeopleByType, useGroupRows } from './use-group-rows.ts'
import { type GroupSave, type SaveProblem, useGroupSave } from './use-group-save.ts'
import { useStoredGroups } from './use-stored-groups.ts'

export interface GroupEditorParts {
  readonly projectId: string
  readonly facts: Scope
  /** Types of the sides that load together: `0,2`. */
  readonly types: readonly string[]
  /** The sides the case has now. */
  readonly sides: readonly MemberSide[]
  readonly side: MemberSide
  readonly onSide: (side: MemberSide) => void
  readonly data: readonly Stored<Relation>[]
  /** Those of them who are in no group get one of their own. */
  readonly people: PeopleByType
  readonly owner: string | null
  /** Moves the focus to a group. */
  readonly onPoint: (key: string) => void
  readonly onClose: () => void
  readonly onSaved: () => void
}

export interface GroupEditor {
  readonly rows: GroupRows
  /** The first error on the side on screen, and whether it is shown: from the first attempt to save that side. */
  readonly issue: GroupIssue | null
  readonly attempted: boolean
  /** Why the user cannot save. */
  readonly blocked: string | null
  readonly progress: GroupSave['progress']
  readonly problem: SaveProblem | null
  readonly back: () => void
  readonly loadLatest: (side: MemberSide) => Promise<void>
  readonly draft: GroupDraft
  readonly restore: () => void
  readonly save: () => Promise<void>
  /** Number of unsaved groups. */
  readonly unsaved: number
  readonly leaving: boolean
  readonly requestLeave: () => void
  readonly answerLeave: (choice: LeaveChoice) => void
}

/** State of a group dialog: validation, saving, leaving. */
export function useGroupEditor(parts: GroupEditorParts): GroupEditor {
  const { projectId, facts, types, sides, side, data, people, owner, onClose } = parts
  const texts = useMessages(memberGroupsMessages)
  const saver = useGroupSave(projectId)
  const stored = useStoredGroups(projectId, types)
  const rows = useGroupRows(types, data, people, saver.progress !== null)
  const [attempted, setAttempted] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { changed, sent, issue, wrong } = judge(sides, side, rows, facts)
  const draft = useGroupDraft(`${projectId}:${types.join()}`, owner, () =>
    Object.fromEntries(changed.map(({ type }) => [type, rows.of(type)])),
  )
  const messages = useSaveMessages(parts, rows, draft.store)

  const save = async (): Promise<void> => {
    setAttempted((types) => [...types, ...(changed.length > 0 ? changed : [side]).map(({ type }) => type)])
    setLeaving(false)
    if (wrong) return messages.wrong(wrong)
    setProblem(null)
    const failure =
      sent.length === 0
        ? null
        : await saver.run(
            sent.map((one) => ({ side: one, rows: rows.of(one.type) })),
            (type, saved) => {
              rows.begin(type, saved)
              stored.store(type, saved)
            },
          )
    if (failure === 'busy') return
    stored.settle()
    if (failure !== null) {
      if (messages.failed(failure)) setProblem(failure)
      // A refusal by the server may mean that the data here is out of date.
      if (!failure.error.retryable) stored.refresh()
      return
    }
    draft.end()
    if (sent.length > 0) {
      messages.saved()
      parts.onSaved()
    }
    onClose()
  }
  return {
    rows,
    issue,
    draft,
    save,
    leaving,
    attempted: attempted.includes(side.type),
    blocked:
      !wrong || !attempted.includes(wrong.side.type)
        ? null
        : wrong.side === side
          ? issueTitle(wrong.issue, side, facts)
          : texts.elsewhere({ side: sideWord(wrong.side, facts), message: issueTitle(wrong.issue, wrong.side, facts) }),
    progress: saver.progress,
    // Drops a problem on a side that the case no longer has.
    problem: problem !== null && sides.includes(problem.side) ? problem : null,
    back: () => setProblem(null),
    unsaved: changed.reduce((count, { type }) => count + rows.countChanged(type), 0),
    async loadLatest({ type }) {
      const latest = await stored.latest(type)
      if (latest === null) return
      rows.begin(type, latest)
      setProblem(null)
    },
    restore() {
      for (const [type, drafted] of Object.entries(draft.offered?.sides ?? {}))
        if (types.includes(type)) rows.put(type, drafted)
      draft.taken()
    },
    requestLeave() {
      if (saver.progress !== null) return
      if (changed.length > 0) setLeaving(true)
      else onClose()
    },
    answerLeave(choice) {
      setLeaving(false)
      if (choice === 'save') void save()
      else if (choice === 'discard') {
        draft.end()
        onClose()
      }
    },
  }
}

/** Notifies the user of the result of a save. @source FRM-016, ERR-029, ERR-059 */
function useSaveMessages({ facts, onSide, onPoint }: GroupEditorParts, rows: GroupRows, saveDraft: () => void) {
  const notify = useNotify()
  const common = useMessages(commonMessages)
  return {
    saved: () => notify({ tone: 'success', title: common.saved }),
    /** Shows the error and moves the focus there. */
    wrong({ side, issue }: NonNullable<Judgement['wrong']>) {
      notify({ tone: 'warning', title: issueTitle(issue, side, facts) })
      onSide(side)
      const all = rows.of(side.type)
      onPoint(all[issue.rows[0] ?? all.findIndex(({ row }) => isActiveRow(row))]?.key ?? '')
    },
    /** True when the error is also shown in the dialog. */
    failed({ error }: SaveProblem): boolean {
      if (error.kind === 'aborted') return false
      if (error.kind !== 'signed-out') return true
      saveDraft()
      notify({ tone: 'warning', title: common.signedOut, text: common.signedOutText })
      return false
    },
  }
}
