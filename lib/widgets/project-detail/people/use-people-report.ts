import { useEffect, useMemo } from 'react'
import { titleOf } from '../../../catalogue/field-state.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { MEMBER_SIDES } from '../../../domain/member/member-side.ts'
import { member } from '../../../domain/member/member.ts'
import { readinessOf, SECTION_OF_SIDE, sectionReadiness, together } from '../../../domain/project/readiness.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import type { ProjectSectionProps, SectionPart } from '../sections.ts'
import { memberName } from './member-name.ts'
import type { OpenCards } from './use-open-cards.ts'
import type { PeopleData } from './use-people.ts'

type Report = Pick<ProjectSectionProps, 'onReadiness' | 'onParts'>

/**
 * Reports to the page who is listed here, and how much of the required data is filled in.
 * @source PRJ-024, ruling 27
 */
export function usePeopleReport(
  data: PeopleData | null,
  facts: Scope,
  open: OpenCards['set'],
  { onReadiness, onParts }: Report,
): void {
  const texts = useMessages(peopleMessages)
  const readiness = useMemo(
    () =>
      data &&
      together(
        data.sides.map(({ side, members, overlay }) =>
          sectionReadiness(SECTION_OF_SIDE[side.key], {
            entity: member,
            facts,
            records: members.map((record) => valuesOf(member, record)),
            overlay,
          }),
        ),
      ),
    [data, facts],
  )
  const parts = useMemo(
    () =>
      data?.sides.flatMap(({ side, word, members, overlay }) => [
        ...(side === MEMBER_SIDES.guarantor
          ? [{ key: side.key, title: titleOf(member, { ...facts, hf23MemberType: side.type }), open: () => undefined }]
          : []),
        ...members.flatMap((record): readonly SectionPart[] => {
          const key = record.keyValue
          const name = memberName(record, texts.nameless)
          // People who buy through a company often are guarantors too.
          const vouches = side === MEMBER_SIDES.guarantor
          return key === null
            ? []
            : [
                {
                  key,
                  title: vouches ? texts.guarantor({ name, word }) : name,
                  readiness: readinessOf(member, { ...facts, ...valuesOf(member, record) }, overlay),
                  open: () => open(key, true),
                },
              ]
        }),
      ]) ?? [],
    [data, facts, texts, open],
  )
  useEffect(() => onReadiness(readiness), [onReadiness, readiness])
  useEffect(() => onParts(parts), [onParts, parts])
  useEffect(
    () => () => {
      onReadiness(null)
      onParts([])
    },
    [onReadiness, onParts],
  )
}
