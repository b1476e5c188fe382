import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { FangkitError, networkError } from '../../../lib/client/fangkit-error.ts'
import { MEMBER_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, emptyCase, fieldIn, group, memberCalled, navigation, peopled, strip, toggleOf } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, server } from './stage.tsx'

describe('the people of a case', () => {
  it('call one person by one word: the role of an owner is that of their side', async () => {
    const on = server()
    await peopled(on)
    show(<ProjectDetail projectId={CASE} sections={['owners']} />, { transport: on.transport })
    const owner = await card('何建样')
    await waitFor(() => expect(fieldIn(owner, 'hf23MemberRole')).toHaveTextContent('业主'), LONG_TIMEOUT)
    expect(owner).not.toHaveTextContent('产权人')
  })

  it('PRJ-034 MEM-056 MEM-058 MEM-076 show what they are; the first card is open, a search opens others', async () => {
    const on = server()
    const handle = createRef<ProjectDetailHandle>()
    await peopled(on)
    show(<ProjectDetail ref={handle} projectId={CASE} />, { transport: on.transport })
    const first = await card('林若例')
    await waitFor(() => expect(first).toHaveTextContent(/买家.*配偶 周航例.*主借/), LONG_TIMEOUT)
    const second = await card('周航例')
    expect([toggleOf(first), toggleOf(second)].map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ])
    expect(second).toHaveTextContent('共借')
    expect(await card('戴斌演')).toHaveTextContent('担保')
    expect(within(navigation()).getByRole('button', { name: '戴斌演（保证人）' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '保证人信息' })).toBeVisible()
    expect(await screen.findByText(/另有 1 人未标为产权人：冯秀样/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('region', { name: '冯秀样' })).toBeNull()
    await waitFor(() => expect(strip()).toHaveTextContent(/买家林若例、周航例业主何建样/), LONG_TIMEOUT)
    const bodies = on.called('Hf23PrjMember.getSubPageList').map(({ body }) => body['memberType'])
    expect(bodies.sort()).toEqual(['0', '1', '2'])
    await inEveryScheme(expectAccessible)

    const { keyValue } = await memberCalled(on, '周航例')
    expect(await handle.current?.goToField(`buyers/${keyValue}/hf23LinkName`)).toBe(true)
    expect(toggleOf(second)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(fieldIn(second, 'hf23LinkName')).toHaveAttribute('data-highlighted'))
    await userEvent.click(toggleOf(second))
    expect(fieldIn(second, 'hf23LinkName')).toBeNull()
    await userEvent.click(within(navigation()).getByRole('button', { name: '周航例' }))
    expect(toggleOf(second)).toHaveAttribute('aria-expanded', 'true')
    expect(within(navigation()).getByRole('button', { name: '周航例', current: true })).toBeVisible()
  })

  it('PRJ-021 PRJ-035 MEM-058 are mortgagors of a mortgaged house, and nobody vouches without a loan', async () => {
    const on = server()
    await emptyCase(on, { prjPayType: PAY_TYPE.mortgage })
    const { showInstead } = show(<ProjectDetail projectId={CASE} />, { transport: on.transport })
    expect(await screen.findByText('暂无抵押人信息', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByRole('button', { name: '添加抵押人' }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByRole('button', { name: '抵押人分组' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '添加买家' })).toBeNull()
    await emptyCase(on, { prjPayType: PAY_TYPE.atOnce })
    showInstead(<ProjectDetail key="at once" projectId={CASE} readOnly />)
    expect(await screen.findByText('暂无买家信息', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByText('暂无业主信息', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByText('暂无保证人')).toBeNull()
    expect(screen.queryByRole('button', { name: /添加|分组/ })).toBeNull()
  })

  it('MEM-034 stand for companies where a company buys', async () => {
    const on = server()
    await emptyCase(on, { prjPayType: PAY_TYPE.commercial, hf20BuyerType: PARTY_TYPE.company })
    await group(on, MEMBER_TYPE.buyer, { hf2jMemberName1: '崔斌演', isBuyer1: 1, principalBorrow1: 1 })
    show(<ProjectDetail projectId={CASE} />, { transport: on.transport })
    const buyer = await card('崔斌演')
    await waitFor(() => expect(within(buyer).getByText('联系人姓名')).toBeVisible(), LONG_TIMEOUT)
    expect(within(buyer).getByText('统一社会信用代码')).toBeVisible()
    expect(within(buyer).queryByText('婚姻状况')).toBeNull()
    expect(within(screen.getByRole('region', { name: '买家信息' })).getByText('暂无保证人')).toBeVisible()
  })

  it('that cannot be loaded say so and are asked for again; what others may not see is said too', async () => {
    const on = server()
    await peopled(on)
    let broken = true
    const failures: Readonly<Record<string, Error>> = {
      [MEMBER_TYPE.buyer]: networkError('Hf23PrjMember.getSubPageList'),
      [MEMBER_TYPE.owner]: new FangkitError({
        kind: 'forbidden',
        code: 'NO_PERMISSION',
        message: '',
        op: 'Hf23PrjMember.getSubPageList',
      }),
    }
    const transport = answering(on.transport, ({ service, method, body }) =>
      broken && service === 'Hf23PrjMember' && method === 'getSubPageList'
        ? (failures[String(body['memberType'])] ?? null)
        : null,
    )
    show(<ProjectDetail projectId={CASE} />, { transport })
    const section = await screen.findByRole('region', { name: '买家信息' }, LONG_TIMEOUT)
    expect(await within(section).findByText('买家信息没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByText('没有查看业主信息的权限', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    broken = false
    await userEvent.click(within(section).getByRole('button', { name: '重试' }))
    expect(await card('林若例')).toBeVisible()
  })
})
