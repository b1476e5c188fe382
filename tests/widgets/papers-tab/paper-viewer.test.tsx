import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { labelOf } from '../../../lib/catalogue/field-state.ts'
import { sysParamTable } from '../../../lib/backend/sys-param/sys-param-table.ts'
import { PAPER_FILE_STATE } from '../../../lib/domain/codes.ts'
import { paperType } from '../../../lib/domain/paper/paper-type.ts'
import { SELF_REVIEW, SYS_PARAM } from '../../../lib/domain/settings/sys-param.ts'
import { expectAccessible } from '../accessible.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { ASSETS, paper } from '../pdf/stage.tsx'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { press } from '../press.ts'
import { type Server, server } from '../project-detail/stage.tsx'
import { choose, png, transferOf } from '../upload/files.ts'
import { CASE } from './stage.tsx'
import { drawer, EMPTY, filesOf, Papers, pick, rowOf, stored } from './upload-stage.tsx'

const user = userEvent.setup()
const NEXT = 'P011'
const viewer = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: new RegExp(`^${name}`) }, LONG_TIMEOUT)
const verdict = (): HTMLElement => screen.getByRole('group', { name: '核对' })
const look = async (name: string): Promise<HTMLElement> => {
  await press(new RegExp(`^查看 ${name}`))
  return viewer(name)
}
const printed = async (): Promise<File> =>
  new File([await paper([['缴费记录']])], '二.pdf', { type: 'application/pdf' })

/** Drops files from the desktop. @returns whether the page handled them */
function drop(onto: Element, ...files: readonly File[]): boolean {
  const dropped = new DragEvent('drop', { dataTransfer: transferOf(...files), bubbles: true, cancelable: true })
  act(() => void onto.dispatchEvent(dropped))
  return dropped.defaultPrevented
}

/** Lets users check what they handed in themselves. */
async function withoutFourEyes({ store }: Server): Promise<void> {
  const values = { ss02Code: SYS_PARAM.paperSelfCheck, ss02Value: SELF_REVIEW.allowed, ss02Enabled: 1 }
  await store.unit({ account: 'system', now: Date.now() }, (unit) =>
    unit.insert(sysParamTable, { key: 'own-files', project: null, city: null, values }),
  )
}

const keyDown = (init: KeyboardEventInit): void =>
  act(
    () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  )

it('PAP-007 pictures and PDFs are accepted or returned in one gallery, by key or press', async () => {
  const site = server()
  await withoutFourEyes(site)
  show(<Papers paper={EMPTY} />, { transport: site.transport, assets: ASSETS })
  await pick(png('一.png'), await printed(), png('三.png'))
  await screen.findByRole('button', { name: '核对通过 三.png' }, LONG_TIMEOUT)
  await look('一.png')
  expect(verdict()).toHaveTextContent('待核对')
  expect(verdict()).toHaveTextContent('本份还有 3 个待我核对')
  // A key that is held down, belongs to the browser or to an input method decides nothing.
  for (const init of [{ repeat: true }, { ctrlKey: true }, { isComposing: true }]) keyDown({ key: 'a', ...init })
  expect(site.called('Hf2yPrjAppendix.checkMemberFiles')).toHaveLength(0)
  await user.keyboard('a')
  // The next file that waits follows: the PDF, in the same gallery.
  const dialog = await viewer('二.pdf')
  expect(await within(dialog).findByRole('region', { name: '二.pdf' }, LONG_TIMEOUT)).toBeVisible()
  expect(await within(dialog).findByText('缴费记录', {}, LONG_TIMEOUT)).toBeInTheDocument()
  await inEveryScheme(expectAccessible)
  await user.keyboard('{ArrowLeft}')
  await viewer('一.png')
  expect(verdict()).toHaveTextContent('已核对')
  expect(within(verdict()).queryByRole('button', { name: /^通过/ })).toBeNull()
  await user.keyboard('{ArrowRight}')
  await viewer('二.pdf')
  await user.keyboard('r')
  await waitFor(async () => expect(await within(verdict()).findByRole('button', { name: '图像不清晰' })).toHaveFocus())
  await inEveryScheme(expectAccessible)
  await user.keyboard('2')
  await viewer('三.png')
  // Letters that are typed are a reason, and Escape leaves the reasons first.
  await user.click(within(verdict()).getByRole('button', { name: /^退回\s*三.png/ }))
  await user.type(within(verdict()).getByRole('textbox', { name: '其他原因' }), 'ara{Escape}')
  await waitFor(() => expect(within(verdict()).queryByRole('textbox')).toBeNull())
  await user.click(within(verdict()).getByRole('button', { name: /^退回\s*三.png/ }))
  await user.type(within(verdict()).getByRole('textbox', { name: '其他原因' }), '印章模糊{Enter}')
  await waitFor(
    async () =>
      expect((await filesOf(site, EMPTY)).map(({ hf2yState, hf2yReason }) => [hf2yState, hf2yReason])).toEqual([
        [PAPER_FILE_STATE.checked, null],
        [PAPER_FILE_STATE.returned, '缺页'],
        [PAPER_FILE_STATE.returned, '印章模糊'],
      ]),
    LONG_TIMEOUT,
  )
})

it('PAP-007 lists files and pages beside the one shown on wide screens; Z takes a verdict back', async () => {
  const site = server()
  await withoutFourEyes(site)
  show(<Papers paper={EMPTY} />, { transport: site.transport, assets: ASSETS })
  const pages = new File([await paper([['第一页'], ['第二页'], ['第三页']])], '二.pdf', { type: 'application/pdf' })
  await pick(png('一.png'), pages)
  await screen.findByRole('button', { name: '核对通过 二.pdf' }, LONG_TIMEOUT)
  const dialog = await look('一.png')
  const column = within(dialog).getByRole('group', { name: '本份资料的文件' })
  const [first, second] = within(column).getAllByRole('button')
  expect(first).toHaveTextContent('一.png待核对')
  expect(first).toHaveAttribute('aria-current', 'true')
  act(() => first?.focus())
  await user.keyboard('{ArrowDown}')
  await viewer('二.pdf')
  await waitFor(() => expect(second).toHaveFocus())

  const strip = await within(dialog).findByRole('group', { name: '页面缩略图' }, LONG_TIMEOUT)
  const [, other, third] = within(strip).getAllByRole('button')
  await user.click(third as HTMLElement)
  await waitFor(() => expect(third).toHaveAttribute('aria-current', 'page'), LONG_TIMEOUT)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(other).toHaveFocus(), LONG_TIMEOUT)
  await inEveryScheme(expectAccessible)

  expect(within(verdict()).queryByRole('button', { name: /^撤销上次核对/ })).toBeNull()
  await user.keyboard('a')
  await viewer('一.png')
  const states = async () => (await filesOf(site, EMPTY)).map(({ hf2yState }) => hf2yState)
  expect(await states()).toEqual([PAPER_FILE_STATE.waiting, PAPER_FILE_STATE.checked])
  await within(verdict()).findByRole('button', { name: /^撤销上次核对/ }, LONG_TIMEOUT)
  await user.keyboard('z')
  await viewer('二.pdf')
  expect(await states()).toEqual([PAPER_FILE_STATE.waiting, PAPER_FILE_STATE.waiting])
  await waitFor(() => expect(verdict()).toHaveTextContent('待核对'))
  expect(within(verdict()).queryByRole('button', { name: /^撤销上次核对/ })).toBeNull()
})

it('PAP-007 after the last file of a paper the viewer goes on to the next paper that waits', async () => {
  const site = server()
  await withoutFourEyes(site)
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(png('缴费.png'))
  await screen.findByRole('button', { name: '核对通过 缴费.png' }, LONG_TIMEOUT)
  const [file] = await filesOf(site, EMPTY)
  if (!file) throw new Error('nothing was handed in')
  await site.api.Hf2yPrjAppendix.addMemberFile({
    prjId: CASE,
    rows: [{ hf2yFileUrl: file.hf2yFileUrl, hf2yFileName: '纳税.png', hf2yFileType: NEXT, hf2yObjId: file.hf2yObjId }],
  })
  await pick(png('补交.png'))
  await screen.findByRole('button', { name: '核对通过 补交.png' }, LONG_TIMEOUT)
  await look('缴费.png')
  await user.keyboard('a')
  await viewer('补交.png')
  await waitFor(() => expect(verdict()).toHaveTextContent('本份还有 1 个待我核对'), LONG_TIMEOUT)
  await user.keyboard('a')
  await viewer('纳税.png')
  expect(screen.getByText(/^个人所得税纳税记录 · /)).toBeVisible()
  await user.keyboard('{Escape}')
  await drawer('个人所得税纳税记录')
  expect(rowOf('纳税.png')).toHaveTextContent('待核对')
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  expect((await stored(site, EMPTY)).creditUrls[0]?.hf2yState).toBe(PAPER_FILE_STATE.checked)
})

it('ruling 26 the viewer says why the own file is not accepted, and the key does nothing', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(png('一.png'))
  await screen.findByRole('button', { name: '核对通过 一.png' }, LONG_TIMEOUT)
  await look('一.png')
  expect(verdict()).toHaveTextContent('不能核对本人提交的文件，请由其他人员核对')
  expect(within(verdict()).getByRole('button', { name: /^通过\s*一.png/ })).toBeDisabled()
  await user.keyboard('a')
  expect(site.called('Hf2yPrjAppendix.checkMemberFiles')).toHaveLength(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^查看 一.png/ })).toHaveFocus(), LONG_TIMEOUT)
})

it('PAP-007 who may not check sees the files with their state, and no verdict', async () => {
  const { showInstead } = show(<Papers paper={EMPTY} />, { transport: server().transport })
  await pick(png('一.png'), png('二.png'))
  await screen.findByRole('button', { name: '二.png 的更多操作' }, LONG_TIMEOUT)
  showInstead(<Papers key="reader" paper={EMPTY} readOnly />)
  await look('一.png')
  expect(verdict()).toHaveTextContent('待核对')
  expect(within(verdict()).queryByRole('button')).toBeNull()
  await user.keyboard('ar')
  await viewer('一.png')
  await user.keyboard('{End}')
  await viewer('二.png')
  await inEveryScheme(expectAccessible)
})

it('PAP-007 all papers of the open phase that wait are checked in one go, from either side', async () => {
  const site = server()
  // Demo files have no content.
  const transport = { ...site.transport, download: async () => png('例.png') }
  show(<PapersTab projectId={CASE} />, { transport, assets: ASSETS })
  const check = await screen.findByRole('button', { name: /^核对 [2-9] 份$/ }, LONG_TIMEOUT)
  const count = Number(/\d+/.exec(check.textContent)?.[0])
  await user.click(check)
  await waitFor(() => expect(verdict()).toHaveTextContent(`第 1 / ${count} 份待核对`), LONG_TIMEOUT)
  await inEveryScheme(expectAccessible)
  await user.keyboard('j')
  await waitFor(() => expect(verdict()).toHaveTextContent(`第 2 / ${count} 份待核对`), LONG_TIMEOUT)
  await user.keyboard('k')
  await waitFor(() => expect(verdict()).toHaveTextContent(`第 1 / ${count} 份待核对`), LONG_TIMEOUT)
})

it('PAP-008 PAP-011 files are added from inside the viewer, where the guidance is folded', async () => {
  const site = server()
  await withoutFourEyes(site)
  show(<Papers paper={EMPTY} />, { transport: site.transport, assets: ASSETS })
  await pick(await printed())
  await screen.findByRole('button', { name: '核对通过 二.pdf' }, LONG_TIMEOUT)
  const dialog = await look('二.pdf')
  const { guidance, cardTypeName } = await stored(site, EMPTY)
  const column = within(dialog).getByRole('group', { name: '本份资料的文件' })
  const folded = within(dialog).getByRole('button', { name: '指引与样例' })
  expect(folded).toHaveAttribute('aria-expanded', 'false')
  expect(within(dialog).getByText(guidance)).toBeVisible()
  await user.click(folded)
  expect(await within(dialog).findByText(labelOf(paperType, 'provider'), {}, LONG_TIMEOUT)).toBeVisible()
  expect(within(dialog).getAllByText(guidance)).toHaveLength(1)
  await inEveryScheme(expectAccessible)

  expect(within(verdict()).getByRole('button', { name: `补传 ${cardTypeName}` })).toHaveTextContent('补传')
  act(() => choose(verdict(), png('补.png'), new File(['x'], '表.exe')))
  await waitFor(() => expect(within(column).getAllByRole('button')).toHaveLength(2), LONG_TIMEOUT)
  expect(within(column).getAllByRole('button')[1]).toHaveTextContent('补.png待核对')
  // What is refused is named over the viewer, and the file in front stays.
  expect(within(dialog).getByRole('alert')).toHaveTextContent('表.exe')
  expect(dialog).toHaveAccessibleName(/^二.pdf/)
  expect((await filesOf(site, EMPTY)).map(({ hf2yFileName }) => hf2yFileName)).toEqual(['二.pdf', '补.png'])
  await user.click(within(column).getByRole('button', { name: /^补.png/ }))
  const open = await viewer('补.png')
  // A file that is dropped onto the viewer is added as well.
  expect(drop(open, png('拖.png'))).toBe(true)
  await waitFor(() => expect(within(column).getAllByRole('button')).toHaveLength(3), LONG_TIMEOUT)
  expect((await filesOf(site, EMPTY)).map(({ hf2yFileName }) => hf2yFileName)).toContain('拖.png')
})

it('PAP-008 no more than nine files are added in the viewer, and none by who may not', async () => {
  const site = server()
  const files = Array.from({ length: 9 }, (_, at) => png(`${at}.png`))
  const shown = show(<Papers paper={EMPTY} />, { transport: site.transport })
  await pick(...files)
  await screen.findByRole('button', { name: /^查看 8.png/ }, LONG_TIMEOUT)
  await look('0.png')
  expect(within(verdict()).getByRole('button', { name: /^补传/ })).toBeDisabled()
  shown.unmount()
  show(<Papers paper={EMPTY} readOnly />, { transport: site.transport })
  await look('0.png')
  expect(within(verdict()).queryByRole('button', { name: /^补传/ })).toBeNull()
  // A file that is dropped there is no page to go to.
  expect(drop(await viewer('0.png'), png('拖.png'))).toBe(true)
  expect(await filesOf(site, EMPTY)).toHaveLength(9)
})
