import { type ReactElement, useState } from 'react'
import type { Stored } from '../../../lib/contract/output.ts'
import { ID_TYPE, MEMBER_TYPE, PARTY_TYPE } from '../../../lib/domain/codes.ts'
import { factsOf } from '../../../lib/domain/facts.ts'
import type { Member } from '../../../lib/domain/member/member.ts'
import type { Project } from '../../../lib/domain/project/project.ts'
import { FieldSearchBox } from '../../../lib/search/field-search-box.tsx'
import { FieldSearchProvider } from '../../../lib/search/field-search-provider.tsx'
import { SearchPlace } from '../../../lib/search/search-place.tsx'
import { MemberRecords } from '../../../lib/widgets/project-detail/people/records/member-records.tsx'
import type { SectionEditing } from '../../../lib/widgets/project-detail/sections.ts'
import { useEditing } from '../../../lib/widgets/project-detail/use-editing.ts'
import type { Server } from './stage.tsx'

export const CASE = 'demo-project-05'

/** Valid numbers of people who do not exist. */
const CARDS: Readonly<Record<string, string>> = {
  [MEMBER_TYPE.buyer]: '440199199003070021',
  [MEMBER_TYPE.owner]: '440199198506150010',
}

/** A member of the case with the name, on a side of it. */
export async function addMember(
  { api }: Server,
  name: string,
  memberType: string,
  party: string = PARTY_TYPE.individual,
): Promise<Stored<Member>> {
  const asked =
    party === PARTY_TYPE.company
      ? { hf23CompanyName: '示例公司', hf23CompanyCode: '91440199MA00000T4U' }
      : { hf23Marriage: 'HX0602' }
  const { data } = await api.Hf23PrjMember.doSave({
    hf23PrjId: CASE,
    hf23MemberType: memberType,
    hf23LinkName: name,
    hf23LinkPhone: '15400000012',
    hf23IdCardType: ID_TYPE.citizenId,
    hf23CardNo: CARDS[memberType] ?? null,
    ...asked,
  })
  return data
}

/** The case with persons, or companies, on both sides. */
export async function caseOf({ api }: Server, party: string = PARTY_TYPE.individual): Promise<Stored<Project>> {
  return (await api.Hf20PrjBase.doSave({ keyValue: CASE, hf20BuyerType: party, hf20SellerType: party })).data
}

export interface RecordsPageProps {
  readonly project: Stored<Project>
  /** One section for each. */
  readonly members: readonly Stored<Member>[]
  readonly readOnly?: boolean
}

const prepared = (): Promise<void> => Promise.resolve()

/** The records of several people on a page that edits one place at a time. */
export function RecordsPage({ project, members, readOnly = false }: RecordsPageProps): ReactElement {
  const editing = useEditing(CASE, prepared, false, true)
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null)
  const { current, opening } = editing
  const editingOf = (section: string): SectionEditing => ({
    active: current?.section === section,
    place: current?.section === section ? current.place : null,
    opening: opening?.section === section,
    openingPlace: opening?.section === section ? opening.place : null,
    blocked: editing.blocked,
    open: (place) => editing.open(section, place),
    close: editing.close,
    leave: editing.leave,
    check: editing.check,
    register: editing.register,
    barSlot,
  })
  return (
    <FieldSearchProvider>
      <FieldSearchBox />
      {members.map((member, order) => (
        <SearchPlace key={member.keyValue} name={`section${order}`} title={member.hf23LinkName ?? ''} order={order}>
          <MemberRecords
            projectId={CASE}
            member={member}
            facts={factsOf(project)}
            readOnly={readOnly}
            editing={editingOf(`section${order}`)}
          />
        </SearchPlace>
      ))}
      <div ref={setBarSlot} />
    </FieldSearchProvider>
  )
}
