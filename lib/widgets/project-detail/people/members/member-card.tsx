import { type ReactElement, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Stored } from '../../../../contract/output.ts'
import { hasBorrowers } from '../../../../domain/member/group-rules.ts'
import { MEMBER_SIDES } from '../../../../domain/member/member-side.ts'
import { member, type Member } from '../../../../domain/member/member.ts'
import { readinessOf } from '../../../../domain/project/readiness.ts'
import { CompactView } from '../../../../form/compact-view.tsx'
import { isDrawn } from '../../../../form/fields/drawn-fields.ts'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { FoldProvider, openField, useFolds } from '../../../../form/groups/folds.ts'
import { RecordingLine } from '../../../../form/recording-line.tsx'
import { UnfilledLine } from '../../../../form/unfilled-line.tsx'
import { valuesOf } from '../../../../form/state/record-values.ts'
import { useReveal } from '../../../../provider/session/use-reveal.ts'
import { SearchFields } from '../../../../search/search-fields.tsx'
import { css } from '../../../../styled-system/css/index.js'
import { passFocus } from '../../../../ui/dom/focused-near.ts'
import { Card } from '../../../../ui/sections/card.tsx'
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx'
import { SkeletonCard } from '../../../../ui/loading/skeleton-card.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { FilesBelow } from '../../files/files-below.tsx'
import { pageSection } from '../../page-layout.ts'
import { readForm } from '../../read-form.ts'
import { isWithin } from '../edited-place.ts'
import { BuyerTags } from './buyer-tags.tsx'
import { loadMemberForm } from './load-member-form.ts'
import { MemberHead } from './member-head.tsx'
import type { PeopleContext } from '../people-context.ts'
import { partnersOf } from './partner-of.ts'
import { RoleTag } from './role-tag.tsx'
import type { SidePeople } from '../use-people.ts'
import { useTakeBack } from '../use-take-back.ts'

const MemberForm = lazyPart(loadMemberForm)
const MemberRecords = lazyPart(() => import('../records/member-records.tsx').then(({ MemberRecords }) => MemberRecords))

export interface MemberCardProps {
  readonly record: Stored<Member>
  readonly name: string
  readonly people: SidePeople
  readonly context: PeopleContext
  readonly level: 3 | 4
  readonly isOpen: boolean
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })

/**
 * One member: a permanent head, and below it data and records.
 * @source MEM-002, MEM-003
 */
export function MemberCard({ record: stored, name, people, context, level, isOpen }: MemberCardProps): ReactElement {
  const record = useMemo(() => inWordsOf(people, stored), [people, stored])
  const { projectId, section, facts, groups, editing, removal, readOnly } = context
  const { overlay, word } = people
  const { set: onOpen } = context.cards
  const key = record.keyValue ?? ''
  const editsMember = editing.active && editing.place === key
  const within = isWithin(editing, key)
  const shown = isOpen || within
  const choosing =
    shown && context.open && context.may.group && people.side === MEMBER_SIDES.buyer && hasBorrowers(facts)
  const bodyId = useId()
  const box = useRef<HTMLDivElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [issueSlot, setIssueSlot] = useState<Element | null>(null)
  const folds = useFolds(`${member.service}:${key}`)
  const form = useRef<EntityFormApi | null>(null)
  const { register } = editing
  const storeForm = useCallback(
    (api: EntityFormApi | null) => {
      form.current = api
      register(api)
    },
    [register],
  )
  useTakeBack(editsMember, toggleRef)
  useEffect(() => {
    // Keeps an edited card open afterwards, however editing started.
    if (within) onOpen(key, true)
  }, [within, onOpen, key])

  const values = useMemo(() => valuesOf(member, record), [record])
  const readiness = useMemo(() => readinessOf(member, { ...facts, ...values }, overlay), [facts, values, overlay])
  const partners = useMemo(() => partnersOf(groups, key), [groups, key])
  const reveal = useReveal(member, record.keyValue, record.version)
  const toggle = async (): Promise<void> => {
    if (within && !(await editing.leave())) return
    onOpen(key, !shown)
  }
  const edit = (): void => {
    void loadMemberForm()
    void editing.open(key)
  }
  const remove =
    removal &&
    (() =>
      void removal.remove(record, { word, name, partners: partners.map((one) => one.name) }, () => {
        // A removed member needs no question about unsaved changes.
        if (within) {
          form.current?.discard()
          editing.close()
        }
        passFocus(box.current, neighbour(box.current))
      }))
  const view = (
    <CompactView
      entity={member}
      values={values}
      refValues={record.refValues}
      facts={facts}
      overlay={overlay}
      reveal={reveal}
      recordKey={key}
    />
  )
  return (
    <FoldProvider value={folds}>
      <SearchFields
        entity={member}
        read={() => (form.current ? readForm(form.current) : { values, refValues: record.refValues, facts, overlay })}
        root={() => box.current}
        open={(field) => openField(folds, member, key, field, values)}
        drawn={editsMember ? (field) => form.current === null || isDrawn(form.current.controller, field) : undefined}
      />
      <div data-section={`${section.key}/${key}`} data-member={key} className={pageSection}>
        <div className={stack}>
          <div ref={box}>
            <Card aria-label={name} editing={editsMember}>
              <MemberHead
                record={record}
                name={name}
                tags={
                  <>
                    <Tag tone="brand">{word}</Tag>
                    {choosing ? null : <RoleTag record={record} groups={groups} />}
                  </>
                }
                partners={partners}
                choices={choosing ? <BuyerTags record={record} name={name} context={context} /> : null}
                recording={
                  shown ? <RecordingLine recordKey={key} values={values} refValues={record.refValues} /> : null
                }
                unfilled={
                  shown && !editsMember ? (
                    <UnfilledLine entity={member} values={values} facts={facts} overlay={overlay} recordKey={key} />
                  ) : null
                }
                readiness={readiness}
                level={level}
                open={shown}
                bodyId={bodyId}
                onToggle={() => void toggle()}
                editing={editsMember ? <span ref={setIssueSlot} /> : null}
                actions={
                  context.open
                    ? {
                        ...(context.may.edit && { edit }),
                        opening: editing.openingPlace === key,
                        removing: removal?.running === key,
                        ...(remove && { remove }),
                      }
                    : null
                }
                toggleRef={toggleRef}
              />
              {shown ? (
                <div id={bodyId}>
                  {!editsMember ? (
                    view
                  ) : (
                    <Suspense fallback={view}>
                      <MemberForm
                        projectId={projectId}
                        record={record}
                        overlay={overlay}
                        facts={facts}
                        title={`${section.title} / ${name}`}
                        barSlot={editing.barSlot}
                        issueSlot={issueSlot}
                        onSaved={context.onSaved}
                        onClose={editing.close}
                        onForm={storeForm}
                      />
                    </Suspense>
                  )}
                  <FilesBelow
                    service={member.service}
                    recordId={record.keyValue}
                    title={name}
                    readOnly={readOnly}
                    editing={editing}
                  />
                </div>
              ) : null}
            </Card>
          </div>
          {shown ? (
            <Suspense fallback={<SkeletonCard rows={1} />}>
              <MemberRecords
                projectId={projectId}
                member={record}
                facts={facts}
                readOnly={readOnly}
                editing={editing}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
    </FoldProvider>
  )
}

/** Focus target after a card is removed: the next card, the previous one, or the button that adds a member. */
function neighbour(box: Element | null): HTMLElement | null {
  const own = box?.closest('[data-member]')
  const side = own?.closest('[data-side]')
  const cards = [...(side?.querySelectorAll('[data-member]') ?? [])]
  const at = own ? cards.indexOf(own) : -1
  const next = cards[at + 1] ?? cards[at - 1]
  return next?.querySelector<HTMLElement>('[aria-expanded]') ?? side?.querySelector<HTMLElement>('[data-add]') ?? null
}

/** The member with the role of the side called as the case calls the side: one person has one word on their card. */
function inWordsOf({ side, word }: SidePeople, record: Stored<Member>): Stored<Member> {
  const { hf23MemberRole: roles, refValues } = record
  const names = refValues['hf23MemberRole']?.split('、') ?? []
  if (roles === null || names.length !== roles.length) return record
  const called = names.map((name, at) => (roles[at] === side.role ? word : name)).join('、')
  const texts: Readonly<Record<string, string>> = { ...refValues, hf23MemberRole: called }
  // adapter: a spread loses the type of `refValues`, which is no field
  return { ...record, refValues: texts } as Stored<Member>
}
