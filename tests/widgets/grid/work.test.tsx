import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { codeOf, rateRows, rates } from './rates.ts'
import { expectAccessible } from '../accessible.ts'
import { column, headers, rows, show } from './stage.tsx'

const LONG = { timeout: 20_000 }
const served = (count = 23, user = 'manager') =>
  createMemoryTransport({ scenario: 'empty', user, grids: [rates], gridRows: [rateRows(count)] })
const codes = async (expected: readonly string[]) => waitFor(() => expect(column('编码')).toEqual(expected), LONG)
const firstTen = Array.from({ length: 10 }, (_, at) => codeOf(at + 1))
const row = (number: number) => within(rows().find((line) => line.textContent?.includes(codeOf(number))) as HTMLElement)

async function start(transport = served(), props: Partial<Parameters<typeof ConfigGrid>[0]> = {}) {
  const shown = show(<ConfigGrid definition={rates} {...props} />, { transport })
  await codes(firstTen)
  await row(1).findByRole('button', { name: /^编辑/ })
  return { transport, ...shown }
}
/** The switch of each row on screen: whether it is on. */
const switches = () => rows().map((line) => within(line).getByRole('switch').getAttribute('aria-checked'))
const confirmed = async (label: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog', {}, LONG)).getByRole('button', { name: label }))
async function more(number: number, label: string) {
  await userEvent.click(row(number).getByRole('button', { name: `${codeOf(number)} 的更多操作` }))
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${label}`) }, LONG)
  // A menu takes the focus when it has opened; what is pressed before that counts for nothing.
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true), LONG)
  return item
}
/** By keyboard, as the menu itself offers it. */
async function choose(number: number, label: string) {
  const item = await more(number, label)
  for (let step = 0; step < 9 && !item.hasAttribute('data-highlighted'); step += 1)
    await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
}
const drawer = async (title: string) => within(await screen.findByRole('dialog', { name: new RegExp(title) }, LONG))

describe('the forms of a list', () => {
  it('GRD-005 GRD-017 adds a record, goes on with it as an edit, copies it and deletes it', async () => {
    await start()
    await userEvent.click(screen.getByRole('button', { name: '新增' }))
    const blank = await drawer('新增银行利率')
    await userEvent.type(await blank.findByLabelText(/^编码/, {}, LONG), 'R0000')
    await userEvent.click(blank.getByRole('button', { name: '保存' }))
    expect(await blank.findByRole('button', { name: /必填|未填/ }, LONG)).toBeVisible()
    await userEvent.type(blank.getByLabelText(/^银行/), '新银行')
    await userEvent.keyboard('{Control>}s{/Control}')
    const edit = await drawer('编辑银行利率')
    expect(edit.getByLabelText(/^编码/)).toHaveValue('R0000')
    await inEveryScheme(expectAccessible)
    await userEvent.click(edit.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await codes(['R0000', ...firstTen.slice(0, 9)])

    await userEvent.click(row(0).getByRole('button', { name: '克隆 R0000' }))
    const copy = await drawer('克隆银行利率')
    expect(await copy.findByLabelText(/^银行/, {}, LONG)).toHaveValue('新银行')
    expect(copy.getByLabelText(/^编码/)).toHaveValue('')
    await userEvent.type(copy.getByLabelText(/^编码/), 'R00001')
    await userEvent.click(copy.getByRole('button', { name: '关闭' }))
    await userEvent.click(await screen.findByRole('button', { name: /放弃|不保存/ }, LONG))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await choose(0, '删除')
    await screen.findByRole('alertdialog', {}, LONG)
    await inEveryScheme(expectAccessible)
    await confirmed('删除')
    await codes(firstTen)
  })

  it('GRD-018 FRM-034 shows a record to read without saving, and walks over the end of a page', async () => {
    await start()
    await userEvent.click(row(10).getByRole('button', { name: codeOf(10) }))
    const view = await drawer('查看银行利率')
    expect(await view.findByText('示例银行第 10 支行', {}, LONG)).toBeVisible()
    expect(view.queryByRole('button', { name: '保存' })).toBeNull()
    expect(view.queryByRole('textbox')).toBeNull()
    expect(view.getByText('10 / 23')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: '下一条' }))
    expect(await view.findByText('示例银行第 11 支行', {}, LONG)).toBeVisible()
    expect(view.getByText('11 / 23')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(view.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await codes(Array.from({ length: 10 }, (_, at) => codeOf(at + 11)))
  })

  it('GRD-020 offers a viewer nothing that changes anything', async () => {
    show(<ConfigGrid definition={rates} />, { transport: served(12, 'viewer') })
    await codes(firstTen)
    expect(await row(1).findByRole('button', { name: codeOf(1) }, LONG)).toBeVisible()
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('operations on rows', () => {
  it('GRD-006 GRD-007 GRD-015 asks first, tells what came of it and takes it back', async () => {
    await start()
    await choose(1, '停用')
    await confirmed('停用')
    await waitFor(() => expect(switches()[0]).not.toBe(switches()[1]), LONG)
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }, LONG))
    await waitFor(() => expect(switches()[0]).toBe(switches()[1]), LONG)
  })

  it('GRD-006 does nothing to a row while the person does not agree', async () => {
    const { transport } = await start()
    const sent = vi.spyOn(transport, 'call')
    await choose(1, '停用')
    await confirmed('取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG)
    await waitFor(() => expect(switches()[0]).toBe(switches()[1]), LONG)
    expect(sent).not.toHaveBeenCalled()
  })

  it('GRD-012 says why a state forbids an operation, and wants a reason where one is kept', async () => {
    await start()
    await choose(3, '退回修改')
    const asked = await drawer('确定退回修改吗')
    await userEvent.click(asked.getByRole('button', { name: '退回修改' }))
    expect(await asked.findByText('请写明原因')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(asked.getByRole('button', { name: '资料不齐全' }))
    await userEvent.click(asked.getByRole('button', { name: '退回修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG)
    await waitFor(() => expect(column('步骤')[2]).toBe('—'), LONG)
    expect(await more(1, '退回修改')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('menuitem', { name: /^退回修改.*不能退回修改/ })).toBeVisible()
    await inEveryScheme(expectAccessible)
  })

  it('does an operation to many rows, keeps what was refused apart and every row answered', async () => {
    await start()
    const person = userEvent.setup()
    await person.click(row(1).getByRole('checkbox'))
    await person.keyboard('{Shift>}')
    await person.click(row(6).getByRole('checkbox'))
    await person.keyboard('{/Shift}')
    expect(await screen.findByText('已选 6 条')).toBeVisible()
    expect(screen.getByText('合计额度 21.00万元')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '批量停用' }))
    const bulk = await drawer('批量停用')
    expect(await bulk.findByText('可以停用 5 条，不能 1 条，不会处理', {}, LONG)).toBeVisible()
    expect(bulk.getByText(`${codeOf(1)}：可以`)).toBeVisible()
    expect(bulk.getByText(`${codeOf(5)}：已停用，无需重复操作`)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(bulk.getByRole('button', { name: '停用 5 条' }))
    expect(await bulk.findByText('停用成功 5 条', {}, LONG)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(bulk.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await waitFor(() => expect(new Set(switches().slice(0, 6)).size).toBe(1), LONG)
    expect(screen.getByText('已选 6 条')).toBeVisible()
  })

  it('asks the server before anything changes, and takes back what was done', async () => {
    const { transport } = await start()
    await userEvent.click(row(1).getByRole('checkbox'))
    await userEvent.click(row(2).getByRole('checkbox'))
    const before = await waitFor(switches, LONG)
    const sent = vi.spyOn(transport, 'call')
    const switching = () =>
      sent.mock.calls.flatMap(([{ method, body }]) => (method.endsWith('ableAll') ? [{ method, body }] : []))
    await userEvent.click(await screen.findByRole('button', { name: '批量停用' }))
    const bulk = await drawer('批量停用')
    expect(await bulk.findByText('可以停用 2 条', {}, LONG)).toBeVisible()
    expect(switching().map(({ body }) => body['dryRun'])).toEqual([1])
    await userEvent.click(bulk.getByRole('button', { name: '停用 2 条' }))
    expect(await bulk.findByText('停用成功 2 条', {}, LONG)).toBeVisible()
    await userEvent.click(await bulk.findByRole('button', { name: '撤销 2 条' }, LONG))
    expect(await bulk.findByText('启用成功 2 条', {}, LONG)).toBeVisible()
    expect(bulk.queryByRole('button', { name: /^撤销/ })).toBeNull()
    await userEvent.click(bulk.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG)
    await waitFor(() => expect(switches()).toEqual(before), LONG)
    expect(switching().map(({ method }) => method)).toEqual(['doDisableAll', 'doDisableAll', 'doEnableAll'])
  })

  it('changes nothing while the check has failed, and checks again on request', async () => {
    const { transport } = await start()
    await userEvent.click(row(1).getByRole('checkbox'))
    transport.setScenario('broken')
    await userEvent.click(await screen.findByRole('button', { name: '批量停用' }))
    const bulk = await drawer('批量停用')
    expect(await bulk.findByText('没有检查完，还没有改动任何记录', {}, LONG)).toBeVisible()
    expect(bulk.getByRole('button', { name: '停用 0 条' })).toBeDisabled()
    transport.setScenario('demo')
    await userEvent.click(bulk.getByRole('button', { name: '重新检查' }))
    expect(await bulk.findByText('可以停用 1 条', {}, LONG)).toBeVisible()
    expect(bulk.getByRole('button', { name: '停用 1 条' })).toBeEnabled()
  })

  it('does an operation to more rows than are sent together, and leaves none out', async () => {
    await start(served(40))
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await userEvent.click(await screen.findByRole('button', { name: '选择全部 40 条' }))
    await userEvent.click(await screen.findByRole('button', { name: '批量停用' }))
    const bulk = await drawer('批量停用')
    await userEvent.click(await bulk.findByRole('button', { name: '停用 32 条' }, LONG))
    expect(await bulk.findByText('停用成功 32 条', {}, LONG)).toBeVisible()
  })

  it('keeps rows ticked over pages, and ticks everything that was found', async () => {
    const selections: { count: number; all: boolean }[] = []
    await start(served(), { onSelectionChange: (event) => selections.push(event) })
    await userEvent.click(row(2).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await codes(Array.from({ length: 10 }, (_, at) => codeOf(at + 11)))
    expect(screen.getByText('已选 1 条')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await userEvent.click(await screen.findByRole('button', { name: '选择全部 23 条' }))
    expect(await screen.findByText('已选 23 条', {}, LONG)).toBeVisible()
    expect(selections.at(-1)).toMatchObject({ count: 23, all: true })
    await userEvent.click(screen.getByRole('button', { name: '清除选择' }))
    await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
  })
})

describe('what a person keeps of a list', () => {
  it('is a view with columns and search, marked when it was changed and there again for the next visit', async () => {
    const { transport, unmount } = await start()
    await userEvent.type(screen.getByLabelText('银行'), '第 1{Enter}')
    await waitFor(() => expect(rows().length).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '步骤' }, LONG))
    screen.getByRole('button', { name: '移动 排序' }).focus()
    await userEvent.keyboard('{Home}')
    const width = screen.getByRole('textbox', { name: '银行 的宽度（像素）' })
    await userEvent.type(width, '300{Enter}')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    expect(headers().filter(Boolean)).toEqual(['排序', '编码', '银行', '额度（万元）', '启用', '更新时间', '操作'])
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    expect(await screen.findByRole('group', { name: '列设置' })).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('group', { name: '列设置' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '保存视图' }))
    await userEvent.type(await screen.findByLabelText('另存为新视图', {}, LONG), '一支行')
    await userEvent.click(screen.getByRole('checkbox', { name: '打开列表时使用' }))
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('button', { name: '另存' }))
    expect(await screen.findByRole('button', { name: /一支行/, pressed: true }, LONG)).toBeVisible()
    expect(screen.queryByText('已修改')).toBeNull()
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: /编码/ })).getByRole('button', { hidden: true }),
    )
    expect(await screen.findByText('已修改')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '保存视图' }))
    await userEvent.click(await screen.findByRole('button', { name: '重命名' }, LONG))
    await waitFor(() => expect(screen.getByLabelText('新名称')).toHaveValue('一支行'))
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    unmount()

    show(<ConfigGrid definition={rates} />, { transport })
    expect(await screen.findByRole('button', { name: /一支行/, pressed: true }, LONG)).toBeVisible()
    await waitFor(() => expect(column('编码')[0]).toBe(codeOf(1)), LONG)
    expect(screen.getByLabelText('银行')).toHaveValue('第 1')
    expect(headers().filter(Boolean)[0]).toBe('排序')
    expect(
      Math.round(screen.getByRole('columnheader', { name: /^银行/ }).getBoundingClientRect().width),
    ).toBeGreaterThanOrEqual(300)
    await userEvent.click(screen.getByRole('button', { name: '全部' }))
    await codes(firstTen)
  })

  it('is a file with what was found, in the order and columns on screen', async () => {
    await start()
    const links: string[] = []
    const names: string[] = []
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      links.push(this.href)
      names.push(this.download)
    })
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    const dialog = await drawer('导出或打印')
    await inEveryScheme(expectAccessible)
    await userEvent.click(dialog.getByText('CSV 文件'))
    await userEvent.click(dialog.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(links).toHaveLength(1), LONG)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG)
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    const again = await drawer('导出或打印')
    expect(again.getByRole('radio', { name: 'Excel 文件' })).toBeChecked()
    await userEvent.click(again.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(links).toHaveLength(2), LONG)
    pressed.mockRestore()
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['csv', 'xlsx'])
    // Excel files are zip archives, which begin with these two letters.
    expect((await (await fetch(links[1] ?? '')).text()).slice(0, 2)).toBe('PK')
    const lines = (await (await fetch(links[0] ?? '')).text()).trim().split(/\r?\n/)
    expect(lines).toHaveLength(24)
    expect(lines[0]).toContain('编码')
    expect(lines[1]).toContain(codeOf(1))
  })
})

describe('a list in the dark', () => {
  it('is accessible with its form and its questions open', async () => {
    show(<ConfigGrid definition={rates} action="EDIT" recordId="rate-4" />, {
      transport: served(12),
      appearance: { scheme: 'dark' },
    })
    const edit = await drawer('编辑银行利率')
    expect(await edit.findByLabelText(/^编码/, {}, LONG)).toHaveValue(codeOf(4))
    await expectAccessible()
    await userEvent.click(await edit.findByRole('button', { name: '停用' }, LONG))
    await screen.findByRole('alertdialog', {}, LONG)
    await expectAccessible()
  })
})

describe('many rows', () => {
  it('are drawn where they are looked at, and reached by keyboard', async () => {
    show(
      <div style={{ height: 600 }}>
        <ConfigGrid definition={rates} defaultQuery={{ pageSize: 200 }} />
      </div>,
      { transport: served(1_000) },
    )
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001'), LONG)
    await waitFor(
      () => expect(rows().filter((line) => line.dataset['index'] !== undefined).length).toBeGreaterThan(5),
      LONG,
    )
    expect(rows().length).toBeLessThan(120)
    // Columns that come along draw their rows again: the user who stood in one goes back to it and presses again.
    await waitFor(async () => {
      if (!document.activeElement?.closest('tr')) rows()[0]?.querySelectorAll<HTMLElement>('td')[1]?.focus()
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() => expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('201'))
    }, LONG)
    expect(document.activeElement?.closest('tr')?.textContent).toContain(codeOf(200))
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Home', ctrlKey: true })
    await waitFor(() => expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2'), LONG)
  })

  it('keep their elements when the code for long lists arrives, so that no press is lost', async () => {
    const firstDrawn = () => document.querySelector('tr[data-index="0"]')
    const drawn: Element[] = []
    const watch = new MutationObserver(() => {
      const row = firstDrawn()
      if (row?.textContent?.includes(codeOf(1)) && row !== drawn.at(-1)) drawn.push(row)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    show(
      <div style={{ height: 600 }}>
        <ConfigGrid definition={rates} defaultQuery={{ pageSize: 200 }} />
      </div>,
      { transport: served(1_000) },
    )
    // Space for the rows that are not drawn shows that the code is there.
    await waitFor(() => expect(document.querySelector('tbody tr[aria-hidden]')).not.toBeNull(), LONG)
    expect(rows().length).toBeLessThan(60)
    watch.disconnect()
    expect(drawn).toEqual([firstDrawn()])
  })

  it('CON-011 are narrowed while a person types', async () => {
    await start(served(1_000))
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索编码' }), 'R099')
    await codes(Array.from({ length: 10 }, (_, at) => `R099${at}`))
  })
})
