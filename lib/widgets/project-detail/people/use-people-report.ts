import { useEffect, useMemo } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import { isParty, MEMBER_SIDES } from '../../../domain/member/member-side.ts'
import { member } from '../../../domain/member/member.ts'
import { readinessOf } from '../../../form/readiness.ts'
import { valuesOf } from '../../../form/record-values.ts'
import { peopleMessages } from '../../../locale/zh-cn/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import type { ProjectSectionProps, SectionPart } from '../sections.ts'
import { memberName } from './member-name.ts'
import type { OpenCards } from './use-open-cards.ts'
import type { PeopleData } from './use-people.ts'

type Report = Pick<ProjectSectionProps, 'onReadiness' | 'onParts'>

/** Tells the page who is here and how much of them is filled in. @source PRJ-024 */
export function usePeopleReport(
  data: PeopleData | null,
  facts: Scope,
  open: OpenCards['set'],
  { onReadiness, onParts }: Report,
): void {
  const texts = useMessages(peopleMessages)
  const readiness = useMemo(() => {
    const counts =
      data?.sides.flatMap(({ members, overlay }) =>
        members.map((record) => readinessOf(member, { ...facts, ...valuesOf(member, record) }, overlay)),
      ) ?? []
    return counts.length === 0
      ? null
      : {
          filled: counts.reduce((sum, { filled }) => sum + filled, 0),
          wanted: counts.reduce((sum, { wanted }) => sum + wanted, 0),
        }
  }, [data, facts])
  const parts = useMemo(
    () =>
      data?.sides.flatMap(({ side, word, members }) =>
        members.flatMap((record): readonly SectionPart[] => {
          const key = record.keyValue
          const name = memberName(record, texts.nameless)
          // Whoever buys through a company often vouches too.
          const vouches = side === MEMBER_SIDES.guarantor
          return key === null
            ? []
            : [
                {
                  key,
                  title: vouches ? texts.guarantor({ name, word }) : name,
                  open: () => open(key, true),
                  inStrip: !vouches && isParty(side, side.type, record.hf23MemberRole ?? []),
                },
              ]
        }),
      ) ?? [],
    [data, texts, open],
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
