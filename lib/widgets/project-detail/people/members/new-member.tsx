import { type ReactElement, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Scope } from '../../../../catalogue/kind.ts'
import { memberBlank } from '../../../../client/queries/case/member-plans.ts'
import { fieldDefaults } from '../../../../client/queries/query-options.ts'
import type { Stored } from '../../../../contract/output.ts'
import { MEMBER_ROLE, MEMBER_TAG } from '../../../../domain/codes.ts'
import type { ProjectFacts } from '../../../../domain/facts.ts'
import type { BuyerTag } from '../../../../domain/member/buyer-tag.ts'
import { hasBorrowers } from '../../../../domain/member/group-rules.ts'
import { MEMBER_SIDES } from '../../../../domain/member/member-side.ts'
import type { Relation } from '../../../../domain/member/relation.ts'
import { member, type Member } from '../../../../domain/member/member.ts'
import { isDrawn } from '../../../../form/fields/drawn-fields.ts'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { applicableDefaults } from '../../../../form/applicable-defaults.ts'
import { valuesOf } from '../../../../form/state/record-values.ts'
import { peopleMessages } from '../../../../locale/zh-cn/project-detail/people.ts'
import { projectDetailMessages } from '../../../../locale/zh-cn/project-detail/project-detail.ts'
import { caseSectionMessages } from '../../../../locale/zh-cn/project-detail/case-sections.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { SearchFields } from '../../../../search/search-fields.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/sections/card.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { SkeletonCard } from '../../../../ui/loading/skeleton-card.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { css } from '../../../../styled-system/css/index.js'
import { readForm } from '../../read-form.ts'
import type { SectionEditing } from '../../sections.ts'
import { loadMemberForm } from './load-member-form.ts'
import { TagChips } from './tag-chips.tsx'
import { MEMBER_TABLE, type SidePeople } from '../use-people.ts'

const MemberForm = lazyPart(loadMemberForm)
/** Stands for the key the buyer does not have yet. */
const NEW = 'new'
const tags = css({ paddingTop: '14', paddingInline: 'pad' })

export interface NewMemberProps {
  readonly projectId: string
  readonly people: SidePeople
  /** Title of the section. */
  readonly title: string
  readonly facts: ProjectFacts & Scope
  /** Null for users who may not change groups. */
  readonly groups: readonly Stored<Relation>[] | null
  readonly editing: SectionEditing
  /** True during the status check: data of the form loads, but nothing renders. */
  readonly waiting: boolean
  readonly onSaved: (record: Stored<Member>, tag: BuyerTag | null) => void
}

/** The form of a new member, at the end of its side. @source PRJ-034, PRJ-035, FRM-029 */
export function NewMember({
  projectId,
  people,
  title,
  facts,
  groups,
  editing,
  waiting,
  onSaved,
}: NewMemberProps): ReactElement | null {
  const texts = useMessages(peopleMessages)
  const page = useMessages(projectDetailMessages)
  const caseSections = useMessages(caseSectionMessages)
  const blank = useFkQuery(memberBlank(projectId, people.side.type))
  const defaultsQuery = useFkQuery(fieldDefaults(projectId, MEMBER_TABLE))
  const [issueSlot, setIssueSlot] = useState<Element | null>(null)
  // A new record needs a fresh answer, never a cached one.
  const record = blank.isFetchedAfterMount && blank.data ? blank.data : null
  const wire = defaultsQuery.isFetchedAfterMount ? defaultsQuery.data : undefined
  const defaults = useMemo(() => (record && wire ? applicableDefaults(member, record, wire) : null), [record, wire])
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<EntityFormApi | null>(null)
  const { register } = editing
  const storeForm = useCallback(
    (api: EntityFormApi | null) => {
      form.current = api
      register(api)
    },
    [register],
  )
  const name = texts.newMember(people)
  const [tag, setTag] = useState<BuyerTag>(MEMBER_TAG.nameOnly)
  const choosing = groups !== null && people.side === MEMBER_SIDES.buyer && hasBorrowers(facts)
  const error = record && defaults ? null : (blank.error ?? defaultsQuery.error)
  if (waiting) return null
  if (error) {
    const retry = (): void => {
      for (const query of [blank, defaultsQuery]) if (query.isError) void query.refetch()
    }
    return (
      <Card title={name} headingLevel={3}>
        <ErrorState
          title={caseSections.blankFailed}
          traceId={error.traceId ?? undefined}
          retrying={blank.isFetching || defaultsQuery.isFetching}
          onRetry={retry}
          actions={
            <Button size="sm" onClick={editing.close}>
              {caseSections.cancel}
            </Button>
          }
        >
          {error.userMessage}
        </ErrorState>
      </Card>
    )
  }
  if (!record || !defaults) return <SkeletonCard rows={6} columns={4} />
  return (
    <div ref={box}>
      <SearchFields
        entity={member}
        read={() =>
          form.current
            ? readForm(form.current)
            : { values: valuesOf(member, record), refValues: record.refValues, facts, overlay: people.overlay }
        }
        root={() => box.current}
        drawn={(field) => form.current === null || isDrawn(form.current.controller, field)}
      />
      <Card
        title={name}
        headingLevel={3}
        editing
        tag={<Tag tone="brand">{page.editing}</Tag>}
        actions={<span ref={setIssueSlot} />}
      >
        {choosing ? (
          <div className={tags}>
            <TagChips
              name={name}
              buyer={{ id: NEW, name, roles: [MEMBER_ROLE.buyer], marriage: null }}
              groups={groups.filter(({ hf2jMemberType }) => hf2jMemberType === people.side.type)}
              facts={facts}
              now={tag}
              busy={false}
              onTag={setTag}
            />
          </div>
        ) : null}
        <Suspense fallback={<SkeletonCard rows={6} columns={4} />}>
          <MemberForm
            projectId={projectId}
            record={record}
            defaults={defaults}
            overlay={people.overlay}
            facts={facts}
            title={`${title} / ${name}`}
            barSlot={editing.barSlot}
            issueSlot={issueSlot}
            onSaved={(saved) => onSaved(saved, choosing && tag !== MEMBER_TAG.nameOnly ? tag : null)}
            onClose={editing.close}
            onForm={storeForm}
          />
        </Suspense>
      </Card>
    </div>
  )
}
