import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { ID_TYPE, MEMBER_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { fieldIn } from '../project-detail/people-stage.tsx'
import { editLink, server, type Server } from '../project-detail/stage.tsx'
import { elementOf, expectSeen, search } from './stage.tsx'

/** A case that has a loan and looks for a house, with its basic requirements and nothing else; answers its key. */
async function newCase({ api }: Server, withBuyer = false): Promise<string> {
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
    hf20Ctrl1: 1,
  })
  const id = keyValue ?? ''
  if (withBuyer)
    await api.Hf23PrjMember.doSave({
      hf23PrjId: id,
      hf23MemberType: MEMBER_TYPE.buyer,
      hf23LinkName: '示例买家',
      hf23LinkPhone: '15400000012',
      hf23IdCardType: ID_TYPE.citizenId,
      hf23CardNo: '440199199003070021',
      hf23Marriage: 'HX0602',
    })
  return id
}

async function open(on: Server, id: string, readOnly = false): Promise<ProjectDetailHandle | null> {
  const handle = createRef<ProjectDetailHandle>()
  show(<ProjectDetail ref={handle} projectId={id} readOnly={readOnly} />, { transport: on.transport })
  if (!readOnly) await editLink()
  for (const title of ['找房需求', '交易房屋', '买家信息', '业主信息', '交易信息', '贷款信息'])
    await screen.findByRole('heading', { name: title }, LONG_TIMEOUT)
  return handle.current
}

/** The suggestion of a section, as soon as the section is there. */
async function rowOf(keyword: string, section: string, label: string): Promise<HTMLElement> {
  const row = async (): Promise<HTMLElement | undefined> =>
    (await search(keyword)).find(({ textContent }) => textContent?.startsWith(section) && textContent.includes(label))
  return waitFor(async () => {
    const found = await row()
    expect(found, `${keyword} in ${section}`).toBeDefined()
    return found as HTMLElement
  }, LONG_TIMEOUT)
}
/** A form is open: its bar is there. */
const saving = (): Promise<HTMLElement> => screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)

describe('the keyword search where sections are still empty', () => {
  it.each([
    ['建筑面积', '交易房屋 - ', '建筑面积', 'hf29FullArea'],
    ['合同成交价', '交易信息 - ', '合同成交价', 'hf2hContractAmt'],
    ['网签', '交易信息 - ', '网签价', 'hf2hOnlineAmt'],
    ['贷款年限', '贷款信息 - ', '贷款年限', 'hf2iLoanYear'],
    ['预算', '找房需求 - ', '预算最低价', 'hf22MinPrice'],
    ['学位', '找房需求 - ', '学位要求', 'hf22ReqDegree'],
    ['证件号码', '买家信息 - ', '证件号码', 'hf23CardNo'],
  ])(
    'PRJ-030 PRJ-033 finds %s in its section before anything of it was saved, and begins it there',
    async (keyword, section, label, name) => {
      const on = server()
      await open(on, await newCase(on))
      const row = await rowOf(keyword, section, label)
      expect(row).not.toHaveAttribute('aria-disabled')
      await userEvent.click(row)
      await saving()
      await waitFor(() => expect(document.querySelector('[data-highlighted]')).not.toBeNull(), LONG_TIMEOUT)
      const ringed = document.querySelector<HTMLElement>('[data-highlighted]')
      expect(ringed?.dataset['field'] ?? '').toContain(name)
      expectSeen(ringed as HTMLElement, label)
      expect(ringed?.contains(document.activeElement), 'the caret is in the field').toBe(true)
    },
  )

  it.each([['缴存基数'], ['工作单位'], ['房产地址']])(
    'PRJ-030 finds %s of a buyer without records and begins the first one',
    async (keyword) => {
      const on = server()
      await open(on, await newCase(on, true))
      await userEvent.click(await rowOf(keyword, '买家信息 - 示例买家 - ', keyword))
      await saving()
      await waitFor(
        () => expect(document.querySelector('[data-record=new] [data-highlighted]')).not.toBeNull(),
        LONG_TIMEOUT,
      )
      expectSeen(document.querySelector<HTMLElement>('[data-record=new] [data-highlighted]') as HTMLElement, keyword)
    },
  )

  it('PRJ-030 keeps the reason of what is hidden in a record that is still to come', async () => {
    const on = server()
    await open(on, await newCase(on))
    const hidden = await rowOf('公积金贷款金额', '贷款信息', '公积金')
    expect(hidden).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(hidden).toHaveTextContent('时显示'), LONG_TIMEOUT)
    expect(await rowOf('创建时间', '交易信息', '创建时间')).toHaveTextContent('保存后由系统填写')
  })

  it('PRJ-030 leads whoever only reads to the section and rings it', async () => {
    const on = server()
    const handle = await open(on, await newCase(on), true)
    await userEvent.click(await rowOf('建筑面积', '交易房屋', '建筑面积'))
    await waitFor(() => expect(document.querySelector('[data-highlighted]')).not.toBeNull(), LONG_TIMEOUT)
    const ringed = document.querySelector<HTMLElement>('[data-highlighted]') as HTMLElement
    expect(within(ringed).getByRole('heading', { name: '交易房屋' })).toBeVisible()
    expect(getComputedStyle(ringed).boxShadow).not.toBe('none')
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(screen.queryByText(/暂时无法定位到/)).toBeNull()
    expect(await handle?.goToField('hf29FullArea')).toBe(false)
  })

  it('PRJ-033 leads the host into a record that is still to come; what is there comes first', async () => {
    const on = server()
    const id = await newCase(on)
    await on.api.Hf23PrjMember.doSave({
      hf23PrjId: id,
      hf23MemberType: MEMBER_TYPE.owner,
      hf23LinkName: '示例业主',
      hf23LinkPhone: '15400000012',
      hf23IdCardType: ID_TYPE.citizenId,
      hf23CardNo: '440199198506150010',
      hf23Marriage: 'HX0602',
    })
    const handle = await open(on, id)
    expect(await handle?.goToField('hf2hContractAmt')).toBe(true)
    expectSeen(elementOf(document, 'hf2hContractAmt'), 'the price')
    expect(fieldIn(document.body, 'hf2hContractAmt')?.contains(document.activeElement)).toBe(true)
    expect(await handle?.goToField('hf23CardNo')).toBe(true)
    expect(elementOf(document, 'hf23CardNo').closest('[data-side]')).toHaveAttribute('data-side', 'owner')
  })
})
