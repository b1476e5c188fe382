import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Stored } from '../../../lib/contract/output.ts'
import { ENTITY_STATE, ID_TYPE, MARRIAGE, MEMBER_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import type { GroupRow } from '../../../lib/domain/member/group.ts'
import type { Member } from '../../../lib/domain/member/member.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { CASE } from './record-stage.tsx'
import type { Server } from './stage.tsx'

export const WOMAN = '440199199003070064'

/** The case without people, with a pay type. */
export async function emptyCase(
  { api }: Server,
  values: Readonly<Record<string, unknown>> = { prjPayType: PAY_TYPE.commercial },
): Promise<void> {
  const { data } = await api.Hf23PrjMember.getSubPageList({ objKey: CASE })
  for (const { keyValue } of data) await api.Hf23PrjMember.deleteMember({ id: keyValue, prjId: CASE })
  await api.Hf20PrjBase.doSave({
    keyValue: CASE,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    ...values,
  })
}

/** Groups of one side; people without a key come into being. */
export async function group({ api }: Server, memberType: string, ...rows: readonly GroupRow[]): Promise<void> {
  await api.Hf2jPrjMemberRelation.saveChanges({
    prjId: CASE,
    memberType,
    rows: rows.map((row) => ({ entityState: ENTITY_STATE.added, ...row })),
  })
}

/** A loan for two who are married, with an owner whose wife owns nothing, and a guarantor. */
export async function peopled(on: Server): Promise<void> {
  await emptyCase(on)
  await group(on, MEMBER_TYPE.buyer, {
    hf2jMemberName1: '林若例',
    isBuyer1: 1,
    principalBorrow1: 1,
    hf2jMemberName2: '周航例',
    isBuyer2: 1,
    jointlyBorrow2: 1,
    hf2jMarryCondition1: MARRIAGE.married,
  })
  await group(on, MEMBER_TYPE.owner, { hf2jMemberName1: '何建样', isOwner1: 1, hf2jMemberName2: '冯秀样', isOwner2: 0 })
  await group(on, MEMBER_TYPE.guarantor, { hf2jMemberName1: '戴斌演' })
}

export async function membersOf({ api }: Server): Promise<readonly Stored<Member>[]> {
  return (await api.Hf23PrjMember.getSubPageList({ objKey: CASE })).data
}

export async function memberCalled(on: Server, name: string): Promise<Stored<Member>> {
  const found = (await membersOf(on)).find(({ hf23LinkName }) => hf23LinkName === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** Everything that has to be filled in of a person. */
export async function complete(
  on: Server,
  name: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Stored<Member>> {
  const { keyValue } = await memberCalled(on, name)
  return (
    await on.api.Hf23PrjMember.doSave({
      keyValue,
      hf23IdCardType: ID_TYPE.citizenId,
      hf23CardNo: WOMAN,
      hf23LinkPhone: '15400000012',
      hf23Marriage: MARRIAGE.married,
      ...values,
    })
  ).data
}

export const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name }, LONG_TIMEOUT)
export const toggleOf = (root: HTMLElement): HTMLElement =>
  within(within(root).getAllByRole('heading')[0] as HTMLElement).getByRole('button')
export const fieldIn = (root: HTMLElement, name: string): HTMLElement =>
  root.querySelector(`[data-field~=${name}]`) as HTMLElement
export const navigation = (): HTMLElement => screen.getByRole('navigation', { name: '分区导航' })
export const strip = (): HTMLElement => screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement

export async function type(root: HTMLElement, label: string, value: string): Promise<void> {
  const input = await within(root).findByLabelText(label, {}, LONG_TIMEOUT)
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'), LONG_TIMEOUT)
  await userEvent.clear(input)
  await userEvent.type(input, value)
}

/** Opens the form of a user. */
export async function editMember(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `编辑${name}` }, LONG_TIMEOUT))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return card(name)
}

/** Presses the button that removes a member. */
export async function removeMember(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `删除${name}` }, LONG_TIMEOUT))
}
