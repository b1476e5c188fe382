import type { ReactElement } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import { type MemberSide, sideWord } from '../../../../domain/member/member-side.ts'
import { clockText } from '../../../../form/ago.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { formMessages } from '../../../../locale/zh-cn/fields/form.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { noticeOf } from '../../../../provider/notices/notice-of.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { unsavedOf } from './group-rows.ts'
import { issueDetail, issueTitle } from './draft/issue-text.ts'
import { flagColumns, partyColumnOf } from './seat-flags.ts'
import type { GroupEditor } from './draft/use-group-editor.ts'

export interface GroupNoticesProps {
  readonly editor: GroupEditor
  readonly side: MemberSide
  readonly facts: Scope
}

const list = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })

/** Notices about the groups: an older draft, newer data, errors, and what could not be saved. */
export function GroupNotices({ editor, side, facts }: GroupNoticesProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const form = useMessages(formMessages)
  const common = useMessages(commonMessages)
  const { draft, issue, problem, rows } = editor
  const { offered } = draft
  const trace = problem === null ? undefined : noticeOf(problem.error)?.traceId
  const word = sideWord(side, facts)
  const party = partyColumnOf(flagColumns(side, facts))
  return (
    <div className={list}>
      {offered === null ? null : (
        <Notice
          role="status"
          title={form.draftTitle({
            at: clockText(offered.at),
            count: Object.values(offered.sides).reduce((sum, sideRows) => sum + unsavedOf(sideRows).length, 0),
          })}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={editor.restore}>
                {form.draftRestore}
              </Button>
              <Button size="sm" onClick={draft.drop}>
                {form.draftDrop}
              </Button>
            </>
          }
        />
      )}
      {rows.isNewer(side.type) && editor.progress === null ? (
        <Notice
          role="status"
          title={texts.newer({ side: word })}
          actions={
            <Button size="sm" onClick={() => void editor.loadLatest(side)}>
              {texts.loadLatest}
            </Button>
          }
        >
          {'\u3000'}
          {texts.conflictLoss}
        </Notice>
      ) : null}
      {problem === null || problem.error.conflict ? null : (
        <Notice tone="bad" role="alert" title={texts.failed({ side: sideWord(problem.side, facts) })}>
          <p>{problem.messages.join('；')}</p>
          <p>
            {texts.failedText}
            {trace === undefined ? null : ` ${common.trace({ id: trace })}`}
          </p>
        </Notice>
      )}
      {editor.attempted && issue !== null ? (
        <Notice tone="bad" role="alert" title={issueTitle(issue, side, facts)}>
          {'\u3000'}
          {issueDetail(issue, rows.of(side.type), party?.label ?? '', texts)}
        </Notice>
      ) : null}
    </div>
  )
}
