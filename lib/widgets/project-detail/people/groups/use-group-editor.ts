import { useRef, useState } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import { toFangkitError } from '../../../../client/fangkit-error.ts'
import { groups } from '../../../../client/member-plans.ts'
import { callName } from '../../../../contract/call.ts'
import type { Stored } from '../../../../contract/output.ts'
import { relationCalls } from '../../../../contract/relation-calls.ts'
import { type GroupIssue, groupIssue } from '../../../../domain/member/group-rules.ts'
import { isKept } from '../../../../domain/member/group.ts'
import { member } from '../../../../domain/member/member.ts'
import { type MemberSide, sideWord } from '../../../../domain/member/member-side.ts'
import { type Relation, relation } from '../../../../domain/member/relation.ts'
import { project } from '../../../../domain/project/project.ts'
import type { LeaveChoice } from '../../../../form/entity-form-context.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/member-groups.ts'
import { noticeOf } from '../../../../provider/notice-of.ts'
import { useCache } from '../../../../provider/use-cache.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useNotify } from '../../../../provider/use-notify.ts'
import { rowsOf } from './group-rows.ts'
import { issueTitle } from './issue-text.ts'
import { useGroupDraft } from './use-group-draft.ts'
import { type GroupRows, useGroupRows } from './use-group-rows.ts'
import { type GroupSave, type SaveProblem, useGroupSave } from './use-group-save.ts'

export interface GroupEditorParts {
  readonly projectId: string
  readonly facts: Scope
  /** As they are asked for together: `0,2`. */
  readonly types: readonly string[]
  /** Those the case has at the moment. */
  readonly sides: readonly MemberSide[]
  readonly side: MemberSide
  readonly onSide: (side: MemberSide) => void
  readonly data: readonly Stored<Relation>[]
  readonly owner: string | null
  /** Moves the keyboard to a group. */
  readonly onPoint: (key: string) => void
  readonly onClose: () => void
  readonly onSaved: () => void
}

export interface GroupEditor {
  readonly rows: GroupRows
  /** The first thing wrong with the side on screen, and whether it is told: from the first attempt to save on. */
  readonly issue: GroupIssue | null
  readonly told: boolean
  /** Why saving is not offered. */
  readonly blocked: string | null
  readonly progress: GroupSave['progress']
  readonly problem: SaveProblem | null
  readonly back: () => void
  readonly loadLatest: (side: MemberSide) => Promise<void>
  readonly draft: ReturnType<typeof useGroupDraft>
  readonly restore: () => void
  readonly save: () => Promise<void>
  /** How many groups are unsaved. */
  readonly unsaved: number
  readonly leaving: boolean
  readonly requestLeave: () => void
  readonly answerLeave: (choice: LeaveChoice) => void
}

/** What happens in a group dialog: judging, saving, leaving. The rules are the domain's. */
export function useGroupEditor(parts: GroupEditorParts): GroupEditor {
  const { projectId, facts, types, sides, side, data } = parts
  const texts = useMessages(memberGroupsMessages)
  const common = useMessages(commonMessages)
  const notify = useNotify()
  const cache = useCache()
  const saver = useGroupSave(projectId)
  const rows = useGroupRows(types, data, saver.progress !== null)
  const [told, setTold] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [leaving, setLeaving] = useState(false)
  const changed = sides.filter(({ type }) => rows.isChanged(type))
  const draft = useGroupDraft(`${projectId}:${types.join()}`, parts.owner, () => Object.fromEntries(changed.map(({ type }) => [type, rows.of(type)])))
  const issueOf = ({ type }: MemberSide): GroupIssue | null => groupIssue(type, rows.of(type).map(({ row }) => row), facts)
  // A save without changes is about what is on screen.
  const judged = changed.length > 0 ? changed : [side]
  const wrong = judged.find((one) => issueOf(one) !== null)
  const wrongIssue = wrong ? issueOf(wrong) : null
  const plan = groups(projectId, types.join())

  const storedNow = useRef(false)
  const store = (type: string, saved: readonly Stored<Relation>[]): void => {
    storedNow.current = true
    rows.put(type, rowsOf(saved))
    cache.set(plan, [...(cache.get(plan) ?? []).filter((row) => row.hf2jMemberType !== type), ...saved])
  }
  const settle = (): void => {
    if (!storedNow.current) return
    storedNow.current = false
    for (const service of [relation.service, member.service, project.service]) void cache.invalidate([service])
    parts.onSaved()
  }
  const fail = (failure: SaveProblem): void => {
    const { error } = failure
    if (error.kind === 'signed-out') {
      draft.keep()
      notify({ tone: 'warning', title: common.signedOut, text: common.signedOutText })
    } else if (error.kind !== 'aborted') setProblem(failure)
    // What the server refuses may be right by what is known here.
    if (error.kind === 'refused' || error.kind === 'invalid' || error.kind === 'not-found') void cache.invalidate(plan.key)
  }
  const save = async (): Promise<void> => {
    setTold(true)
    setLeaving(false)
    if (wrong && wrongIssue) {
      notify({ tone: 'warning', title: issueTitle(wrongIssue, wrong, facts) })
      parts.onSide(wrong)
      const at = wrongIssue.rows[0] ?? rows.of(wrong.type).findIndex(({ row }) => isKept(row))
      parts.onPoint(rows.of(wrong.type)[at]?.key ?? '')
      return
    }
    setProblem(null)
    const result = changed.length === 0 ? null : await saver.run(changed.map((one) => ({ side: one, rows: rows.of(one.type) })), store)
    if (result === 'busy') return
    settle()
    if (result !== null) return fail(result)
    draft.end()
    if (changed.length > 0) notify({ tone: 'success', title: common.saved })
    parts.onClose()
  }
  return {
    rows, told, draft, save, leaving,
    // A side the case no longer has takes its complaint along.
    problem: problem !== null && sides.includes(problem.side) ? problem : null,
    issue: issueOf(side),
    blocked: !told || !wrong || !wrongIssue ? null : wrong === side ? issueTitle(wrongIssue, wrong, facts) : texts.elsewhere({ side: sideWord(wrong, facts), message: issueTitle(wrongIssue, wrong, facts) }),
    progress: saver.progress,
    back: () => setProblem(null),
    unsaved: changed.reduce((count, { type }) => count + rows.countChanged(type), 0),
    async loadLatest({ type }) {
      await cache.invalidate(plan.key)
      try {
        const latest = await cache.fetch(plan)
        rows.put(type, rowsOf(latest.filter((row) => row.hf2jMemberType === type)))
        setProblem(null)
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, callName(relationCalls.getRelationMemberList)))
        if (notice) notify(notice)
      }
    },
    restore() {
      for (const [type, kept] of Object.entries(draft.offered?.sides ?? {})) if (types.includes(type)) rows.put(type, kept)
      draft.taken()
    },
    requestLeave() {
      if (saver.progress !== null) return
      if (changed.length > 0) setLeaving(true)
      else parts.onClose()
    },
    answerLeave(choice) {
      setLeaving(false)
      if (choice === 'save') void save()
      else if (choice === 'discard') {
        draft.end()
        parts.onClose()
      }
    },
  }
}
