import { type ReactElement, useMemo } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { ProjectFacts } from '../../../../domain/facts.ts'
import { MEMBER_RECORDS, recordsFor } from '../../../../domain/member/member-records.ts'
import { MEMBER_SIDES, sideOf, sideWord } from '../../../../domain/member/member-side.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { memberRecordMessages } from '../../../../locale/zh-cn/project-detail/member-records.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Card } from '../../../../ui/sections/card.tsx'
import type { SectionEditing } from '../../sections.ts'
import { memberName } from '../member-name.ts'
import { RecordList } from './list/record-list.tsx'
import { isPlaceOfList } from './record-place.ts'
import type { RecordContext } from './record-context.ts'
import { useRecordStart } from './use-record-start.ts'

export interface MemberRecordsProps {
  readonly projectId: string
  readonly member: Stored<Member>
  /** Facts of the case; the member type comes from `member`. */
  readonly facts: ProjectFacts & Scope
  readonly readOnly: boolean
  readonly editing: SectionEditing
}

const clipped = css({ overflow: 'hidden' })

/** The records of one member, with a list for each kind the side has. @source REC-001 to REC-006 */
export function MemberRecords({ projectId, member, facts, readOnly, editing }: MemberRecordsProps): ReactElement {
  const texts = useMessages(memberRecordMessages)
  const start = useRecordStart(editing)
  const { hf23MemberType, keyValue } = member
  const scope = useMemo<Scope>(() => ({ ...facts, hf23MemberType }), [facts, hf23MemberType])
  const name = memberName(member, texts.nobody)
  const context: RecordContext = {
    projectId,
    member,
    memberId: keyValue,
    facts: scope,
    name,
    readOnly,
    editing,
    start,
    side: sideWord(sideOf(hf23MemberType) ?? MEMBER_SIDES.buyer, facts),
  }
  const asked = recordsFor(scope)
  // A list that no longer applies stays until its form is closed.
  const lists = MEMBER_RECORDS.filter(
    (list) => asked.includes(list) || isPlaceOfList(editing.place, list.entity.service, keyValue),
  )
  return (
    <Card className={clipped} aria-label={texts.records({ member: name })}>
      {lists.map((list, order) => (
        <RecordList
          key={list.key}
          list={list}
          order={order}
          saysNumbers={order === lists.length - 1}
          context={context}
        />
      ))}
    </Card>
  )
}
