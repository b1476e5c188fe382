import { type ReactElement, useEffect } from 'react'
import type { Stored } from '../../../../contract/output.ts'
import { MEMBER_TYPE } from '../../../../domain/codes.ts'
import { buyerTag } from '../../../../domain/member/buyer-tag.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { ConflictQuestion } from '../groups/conflict-question.tsx'
import { groupableOf } from '../groups/group-rows.ts'
import type { PeopleContext } from '../people-context.ts'
import { TagChips } from './tag-chips.tsx'
import { useTagSave } from './use-tag-save.ts'

export interface BuyerTagsProps {
  readonly record: Stored<Member>
  readonly name: string
  readonly context: PeopleContext
}

/** What a buyer is in the loan, to press. @source MEM-056, MEM-060 to MEM-067 */
export function BuyerTags({ record, name, context }: BuyerTagsProps): ReactElement | null {
  const save = useTagSave(record, context)
  const { facts, firstTag } = context
  const latest = useLatest({ give: save.give, taken: firstTag?.taken })
  const wanted = firstTag !== null && firstTag.key === record.keyValue ? firstTag.tag : null
  useEffect(() => {
    if (wanted === null) return
    latest.current.taken?.()
    void latest.current.give(wanted)
  }, [wanted, latest])
  const buyer = groupableOf(record)
  if (buyer === null) return null
  const groups = context.groups.filter(({ hf2jMemberType }) => hf2jMemberType === MEMBER_TYPE.buyer)
  const { conflict } = save
  return (
    <>
      <TagChips
        name={name}
        buyer={buyer}
        groups={groups}
        facts={facts}
        now={save.saving ?? buyerTag(groups, buyer)}
        busy={save.saving !== null}
        onTag={(tag, note) => void save.give(tag, note)}
      />
      {conflict === null ? null : (
        <ConflictQuestion
          problem={conflict.problem}
          facts={facts}
          rows={conflict.rows}
          onBack={save.back}
          onLoad={save.loadLatest}
        />
      )}
    </>
  )
}
