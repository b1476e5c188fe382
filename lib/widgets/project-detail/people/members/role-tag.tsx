import type { ReactElement } from 'react'
import type { Stored } from '../../../../contract/output.ts'
import { tagOf } from '../../../../domain/member/group.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { relation, type Relation } from '../../../../domain/member/relation.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { Tag, type TagProps } from '../../../../ui/indicators/tag.tsx'

export interface RoleTagProps {
  readonly record: Pick<Stored<Member>, 'hf23MemberType' | 'hf23MemberRole'>
  readonly groups: readonly Stored<Relation>[]
  readonly size?: TagProps['size']
}

/** The role of a member in the groups of the case. @source MEM-056 */
export function RoleTag({ record, groups, size }: RoleTagProps): ReactElement | null {
  const { hf23MemberType, hf23MemberRole } = record
  const tag = tagOf(hf23MemberType, hf23MemberRole ?? [])
  const groupWord = tag === null ? undefined : wordIn(groups, tag)
  // Members in a group have their role from it.
  const { labelOf } = useDictionary(
    tag === null || groupWord !== undefined ? null : (relation.fields.memberTag1.dict ?? null),
  )
  const text = groupWord ?? (tag === null ? null : labelOf(tag))
  return text === null ? null : <Tag size={size}>{text}</Tag>
}

function wordIn(groups: readonly Stored<Relation>[], tag: string): string | undefined {
  for (const { memberTag1, memberTag2, refValues } of groups) {
    const word = memberTag1 === tag ? refValues['memberTag1'] : memberTag2 === tag ? refValues['memberTag2'] : undefined
    if (word !== undefined) return word
  }
  return undefined
}
