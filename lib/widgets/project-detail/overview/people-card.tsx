import type { CSSProperties, ReactElement } from 'react'
import { visibleFields } from '../../../catalogue/field-state.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { toShown, UNIT_LABEL } from '../../../catalogue/unit.ts'
import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { MEMBER_SIDES } from '../../../domain/member/member-side.ts'
import { member, type Member } from '../../../domain/member/member.ts'
import { lackingPapers } from '../../../domain/paper/lacking-papers.ts'
import { CASE_STAFF } from '../../../domain/project-role/case-staff.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Avatar } from '../../../ui/indicators/avatar.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { memberName } from '../people/member-name.ts'
import { RoleTag } from '../people/members/role-tag.tsx'
import { type PeopleKind, type SidePeople, usePeople } from '../people/use-people.ts'
import type { SectionPart } from '../sections.ts'
import { OverviewLine, OverviewPlace } from './overview-line.tsx'

export interface PeopleCardProps {
  readonly projectId: string
  readonly record: DraftRecord<Project>
  readonly facts: Scope
  /** The step the case is at; null when there is none. */
  readonly jobId: string | null
  /** The papers of the case; undefined while they are not known. */
  readonly papers: AppendixInfo | undefined
  /** The sections the case shows, with the members each lists. */
  readonly sections: readonly { readonly key: string; readonly title: string; readonly parts: readonly SectionPart[] }[]
  /** Opens a section, or after a slash a member in it. */
  readonly onOpenSection: (place: string) => void
  /** Opens the roles of the case; absent where they are not installed. */
  readonly onOpenRoles: (() => void) | undefined
}

interface MembersProps extends Omit<PeopleCardProps, 'record' | 'sections' | 'onOpenRoles'> {
  readonly kind: PeopleKind
  /** Title of the section. */
  readonly title: string
  readonly parts: readonly SectionPart[]
}

const staff = css({ backgroundColor: 'surface-2' })
const role = css({ display: 'block', textStyle: 'note', color: 'ink-3' })
/** Inline styles, because they are used once and the size of the style sheet is limited. */
const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))',
  borderRadius: '0 0 var(--fk-radii-lg) var(--fk-radii-lg)',
}
const TILE: CSSProperties = { display: 'block', padding: '6px 0 8px 20px', marginTop: '-1px' }

/** The parties of a case, with what the current step still lacks of each, and its staff. */
export function PeopleCard({ record, sections, onOpenRoles, ...about }: PeopleCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  const { refValues } = record
  const listed = sections.flatMap(({ key, title, parts }) => {
    if (key !== 'buyers' && key !== 'owners') return []
    const kind: PeopleKind = key
    return [{ kind, title, parts: parts.filter((part) => part.key !== MEMBER_SIDES.guarantor.key) }]
  })
  const count = listed.reduce((sum, { parts }) => sum + parts.length, 0)
  return (
    <Card title={texts.people} note={count > 0 ? texts.clients({ count }) : undefined}>
      {listed.map(({ kind, title, parts }) =>
        parts.length === 0 ? (
          <OverviewLine key={kind} label={title} onOpen={() => about.onOpenSection(kind)}>
            {refValues[kind] ?? texts.noMember}
          </OverviewLine>
        ) : (
          <Members key={kind} {...about} kind={kind} title={title} parts={parts} />
        ),
      )}
      <div className={staff} style={COLUMNS}>
        {CASE_STAFF.map(({ field }) => (
          <OverviewPlace key={field} style={TILE} onOpen={onOpenRoles}>
            <span className={role}>{project.fields[field].label}</span>
            {refValues[field] ?? texts.nobody}
          </OverviewPlace>
        ))}
      </div>
    </Card>
  )
}

/** The people a section lists. The section has loaded them, so nothing is asked for again. */
function Members(props: MembersProps): ReactElement {
  const { projectId, facts, jobId, papers, kind, title, parts, onOpenSection } = props
  const texts = useMessages(overviewMessages)
  const { nameless, share } = useMessages(peopleMessages)
  const { data } = usePeople(projectId, kind, facts)
  const known = new Map(
    data?.sides.flatMap((side) => side.members.map((one) => [one.keyValue, { side, record: one }] as const)),
  )
  const lacks = ({ key, readiness }: SectionPart): ReactElement | null => {
    if (!readiness || jobId === null) return null
    const count = readiness.wanted - readiness.filled
    const missing = papers ? lackingPapers(papers, key, jobId) : 0
    if (count + missing > 0) return <Tag tone="warn">{texts.personLacks({ count, papers: missing })}</Tag>
    return papers ? <Tag tone="ok">{texts.personReady}</Tag> : null
  }
  return (
    <>
      {parts.map((part) => {
        const one = known.get(part.key)
        const name = one ? memberName(one.record, nameless) : part.title
        return (
          <OverviewLine
            key={part.key}
            mark={<Avatar name={name} />}
            below={one && aboutMember(one.record, one.side, facts, share)}
            state={lacks(part)}
            onOpen={() => {
              part.open()
              onOpenSection(`${kind}/${part.key}`)
            }}
          >
            {name}
            <Tag tone="brand" size="sm">
              {one?.side.word ?? title}
            </Tag>
            {one && data ? <RoleTag record={one.record} groups={data.groups} size="sm" /> : null}
          </OverviewLine>
        )
      })}
    </>
  )
}

/** The phone number, masked, and the share of a person, where their form shows them. */
function aboutMember(
  record: Stored<Member>,
  { overlay }: SidePeople,
  facts: Scope,
  share: (of: { readonly share: string }) => string,
): string {
  const visible = visibleFields(member, { ...facts, ...valuesOf(member, record) }, overlay)
  const { hf23LinkPhone: phone, hf23HouseRatio: ratio } = record
  const { hf23HouseRatio: field } = member.fields
  return [
    visible.includes('hf23LinkPhone') ? (phone ?? '') : '',
    visible.includes('hf23HouseRatio') && ratio !== null
      ? share({ share: `${toShown(field, ratio)}${UNIT_LABEL[field.shown ?? 'percent']}` })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
