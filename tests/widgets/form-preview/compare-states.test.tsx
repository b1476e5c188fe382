import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { answering, chooseIn, notice, server } from '../project-detail/stage.tsx'
import { fill, groupOf, openForm, panel, save, tradeGroup } from './compare-stage.tsx'
import { CASE } from './stage.tsx'
import { press } from '../press.ts'
import { sayWhy } from '../field/say-why.ts'

const ACCOUNT = 'SIGN-ACCOUNT'
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name }, LONG_TIMEOUT)
const question = (): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)

/** A case with a sale of which nothing has been filled in. */
async function newCase({ api }: ReturnType<typeof server>): Promise<string> {
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
  })
  return keyValue ?? ''
}

describe('the comparison of a document', () => {
  it('APP-008 APP-009 ERR-051 ERR-052 says where nothing is linked, and where the document is not needed', async () => {
    const { unmount } = openForm(ACCOUNT, { variants: { [ACCOUNT]: null } })
    expect(await within(await panel()).findByText('暂无关联字段', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await heading('卖方收款账户确认书')).toBeVisible()
    unmount()
    openForm('BANK-YI-LOAN')
    expect(await within(await panel()).findByText('当前文档无需提供', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByRole('group', { name: '第 1 页' }, LONG_TIMEOUT)).toBeVisible()
    expect(within(await panel()).queryByRole('textbox')).toBeNull()
  })

  it('APP-018 APP-019 APP-020 ERR-036 tells of a missing file and tries again; the fields stay in use', async () => {
    let failing = true
    const { fetched } = openForm(ACCOUNT, {
      answer: () =>
        failing
          ? new FangkitError({
              kind: 'server',
              code: 'UNAVAILABLE',
              message: '',
              userMessage: '生成超时，请稍后再试',
              op: 'download',
            })
          : null,
    })
    expect(await screen.findByText('文件获取失败', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText('生成超时，请稍后再试')).toBeVisible()
    await fill(await tradeGroup(), '合同成交价', '771000')
    failing = false
    await press('重试')
    expect(await screen.findByRole('group', { name: '第 1 页' }, LONG_TIMEOUT)).toBeVisible()
    expect(fetched).toHaveLength(2)
    expect(within(await panel()).getByText('1 处修改')).toBeVisible()
  })

  it('APP-018 says that a document has no address', async () => {
    openForm(ACCOUNT, { endpoints: { word: '' } })
    expect(await screen.findByText('当前文档无法获取', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('OPN-098 PRJ-042 shows a masked value on demand; a closed case or a reader’s view cannot change', async () => {
    const on = server()
    const { unmount } = openForm(ACCOUNT, { on })
    const person = await groupOf(/^业主信息/)
    const number = async (): Promise<string> =>
      ((await within(person).findByLabelText('证件号码', {}, LONG_TIMEOUT)) as HTMLInputElement).value
    expect(await number()).toMatch(/\*/)
    await press(/显示.*证件号码|证件号码.*显示/, person)
    await sayWhy()
    await waitFor(async () => expect(await number()).toMatch(/^\d{17}[\dX]$/), LONG_TIMEOUT)
    expect(screen.getByText('没有修改')).toBeVisible()
    // As large as lines of text have to be to be pressed one by one.
    for (let step = 0; step < 4; step += 1) await press('放大')
    await inEveryScheme(expectAccessible)
    unmount()
    const closed = answering(on.transport, ({ service, method }) =>
      service === 'Prj' && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已完成，不能修改' }
        : null,
    )
    const second = openForm(ACCOUNT, { on, transport: closed })
    expect(await within(await panel()).findByText('项目已完成，不能修改', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(await groupOf(/^业主信息/)).queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '保存并刷新预览' })).toBeNull()
    second.unmount()
    openForm(ACCOUNT, { on, readOnly: true })
    expect(await within(await panel()).findByText('当前只能查看，不能修改。', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('APP-005 APP-006 ERR-018 asks about unsaved changes before one leaves it, by button and by key', async () => {
    const { on, handle } = openForm(ACCOUNT)
    const input = await fill(await tradeGroup(), '合同成交价', '772000')
    expect(handle.current?.isDirty()).toBe(true)
    await press('下一份')
    await userEvent.click(within(await question()).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    input.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await userEvent.click(within(await question()).getByRole('button', { name: '放弃' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: '卖方收款账户确认书' })).toBeNull(), LONG_TIMEOUT)
    expect(handle.current?.isDirty()).toBe(false)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await fill(await tradeGroup(), '合同成交价', '773000')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(await question()).getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('table', { name: '申请表' }, LONG_TIMEOUT)).toBeVisible()
    expect((await on.api.Hf2hPrjTrade.getSubPageList({ objKey: CASE })).data[0]?.hf2hContractAmt).toBe(773_000)
  })

  it('ERR-018 offers typing that went away unsaved again', async () => {
    const { comeBack } = openForm(ACCOUNT)
    await fill(await tradeGroup(), '合同成交价', '774000')
    await comeBack()
    await userEvent.click(await within(await panel()).findByRole('button', { name: '恢复' }, LONG_TIMEOUT))
    expect(within(await tradeGroup()).getByLabelText('合同成交价')).toHaveValue('774,000.00')
  })

  it('APP-007 lets a record that is not there yet be begun, and asks for all it needs', async () => {
    const on = server()
    const projectId = await newCase(on)
    openForm(ACCOUNT, { on, projectId })
    const group = await within(await panel()).findByRole('group', { name: /^交易信息/ }, LONG_TIMEOUT)
    await userEvent.click(await within(group).findByRole('button', { name: '填写交易信息' }, LONG_TIMEOUT))
    await fill(group, '合同成交价', '2000000')
    await save()
    expect((await within(group).findAllByText(/必填/, {}, LONG_TIMEOUT))[0]).toBeVisible()
    expect(on.called('Hf2hPrjTrade.doSave')).toHaveLength(0)
    // The first field that is missing takes the focus; a list opened before would close again.
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement), LONG_TIMEOUT)
    await chooseIn(group, '交易方式', '普通买卖')
    await fill(group, '签约日期', '2026-11-20')
    await save()
    expect(await notice('已保存：交易信息')).toBeVisible()
    expect((await on.api.Hf2hPrjTrade.getSubPageList({ objKey: projectId })).data[0]).toMatchObject({
      hf2hContractAmt: 2_000_000,
      hf2hSignDate: '2026-11-20',
    })
    expect(await within(await tradeGroup()).findByLabelText('合同成交价', {}, LONG_TIMEOUT)).toHaveValue('2,000,000.00')
    expect(within(await panel()).getByText('没有修改')).toBeVisible()
  })
})
