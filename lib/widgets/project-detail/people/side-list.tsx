import { Plus } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { LOAN_SCHEME } from '../../../domain/codes.ts'
import { MEMBER_SIDES } from '../../../domain/member/member-side.ts'
import { member } from '../../../domain/member/member.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { HostSlot } from '../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../provider/use-messages.ts'
import { SearchFields } from '../../../search/search-fields.tsx'
import { SearchPlace } from '../../../search/search-place.tsx'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { pageColumn } from '../page-layout.ts'
import { newPlace } from './edited-place.ts'
import { loadMemberForm } from './members/load-member-form.ts'
import { MemberCard } from './members/member-card.tsx'
import { memberName } from './member-name.ts'
import { NewMember } from './members/new-member.tsx'
import type { PeopleContext } from './people-context.ts'
import { SideHeading } from './side-heading.tsx'
import type { SidePeople } from './use-people.ts'
import { useTakeBack } from './use-take-back.ts'

export interface SideListProps {
  readonly people: SidePeople
  readonly title: string
  readonly titleId: string
  readonly level: 2 | 3
  /** Number of cards in the sides before. */
  readonly after: number
  readonly context: PeopleContext
  /** Shown before the button that adds a member. */
  readonly actions?: ReactNode
  /** Shown below the heading. */
  readonly remark?: ReactNode
}

const nobody = css({ paddingInline: 'pad', paddingBlock: '10', textStyle: 'label', color: 'ink-3' })

/** One side of a case: its members, and a button to add one. @source PRJ-034, PRJ-035 */
export function SideList({
  people,
  title,
  titleId,
  level,
  after,
  context,
  actions,
  remark,
}: SideListProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const { members, word, side } = people
  const { editing, cards, section, may } = context
  const place = newPlace(side.type)
  const making = editing.active && editing.place === place
  const addRef = useRef<HTMLButtonElement>(null)
  useTakeBack(making, addRef)
  const box = useRef<HTMLDivElement>(null)
  const add = (): Promise<boolean> => {
    void loadMemberForm()
    return editing.open(place)
  }
  const buttons = context.open ? (
    <>
      {actions}
      {may.add ? (
        <Button
          ref={addRef}
          size="sm"
          icon={<Plus aria-hidden />}
          loading={editing.openingPlace === place}
          data-add=""
          onClick={() => void add()}
        >
          {texts.add({ word })}
        </Button>
      ) : null}
    </>
  ) : (
    actions
  )
  const empty = members.length === 0 && !making
  const asked = making || editing.openingPlace === place
  return (
    <div ref={box} data-side={side.key} className={pageColumn}>
      <SideHeading
        title={title}
        titleId={titleId}
        level={level}
        note={members.length > 0 ? texts.count({ count: members.length }) : null}
        place={level === 2 ? undefined : `${section.key}/${side.key}`}
        actions={buttons}
      >
        {remark}
        {empty ? <Nobody people={people} context={context} /> : null}
      </SideHeading>
      {members.map((record, index) => {
        const key = record.keyValue
        const name = memberName(record, texts.nameless)
        return (
          <SearchPlace
            key={key}
            name={key}
            title={side === MEMBER_SIDES.guarantor ? texts.guarantor({ name, word }) : name}
            order={after + index}
            open={() => cards.set(key, true)}
          >
            <MemberCard
              record={record}
              name={name}
              people={people}
              context={context}
              level={level === 2 ? 3 : 4}
              isOpen={cards.isOpen(key, after + index === 0)}
            />
          </SearchPlace>
        )
      })}
      {asked || empty ? (
        <SearchPlace name={place} title={texts.newMember({ word })} order={after + members.length}>
          {empty ? (
            <SearchFields
              entity={member}
              read={() => ({ values: { hf23MemberType: side.type }, facts: context.facts, overlay: people.overlay })}
              root={() => box.current}
              begin={() => context.open && may.add && add()}
            />
          ) : null}
          {asked ? (
            <NewMember
              projectId={context.projectId}
              people={people}
              title={section.title}
              facts={context.facts}
              groups={may.group ? context.groups : null}
              editing={editing}
              waiting={!making}
              onSaved={context.onSaved}
            />
          ) : null}
        </SearchPlace>
      ) : null}
    </div>
  )
}

function Nobody({
  people: { side, word },
  context: { facts, open, may },
}: Pick<SideListProps, 'people' | 'context'>): ReactElement {
  const texts = useMessages(peopleMessages)
  const page = useMessages(projectDetailMessages)
  const owners = facts.hf20LoanScheme === LOAN_SCHEME.mortgage ? page.noMortgagors : page.noOwners
  const title = side === MEMBER_SIDES.buyer ? page.noBuyers : side === MEMBER_SIDES.owner ? owners : texts.noGuarantors
  const hint = open && may.add ? texts.addHint({ word }) : undefined
  return (
    <HostSlot name="Empty" props={{ title, children: hint }}>
      <p className={nobody}>
        <span>{title}</span> {hint}
      </p>
    </HostSlot>
  )
}
