import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server } from '../project-detail/stage.tsx'
import { pdf, png } from '../upload/files.ts'
import { drawer, EMPTY, held, Papers, pick, rowOf, SHARED } from './upload-stage.tsx'

const user = userEvent.setup()
const guidance = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^指引与样例/ }, LONG_TIMEOUT)

it('PAP-011 guidance is open until it was seen or a file is there, and stands below the files', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  await drawer('社会保险缴费记录')
  expect(await guidance()).toHaveAttribute('aria-expanded', 'true')
  await pick(pdf('缴费.pdf'))
  await screen.findByRole('button', { name: '缴费.pdf 的更多操作' }, LONG_TIMEOUT)
  expect(await guidance()).toHaveAttribute('aria-expanded', 'false')
  const below = rowOf('缴费.pdf').compareDocumentPosition(await guidance())
  expect(below & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await user.click(await guidance())
  expect(await guidance()).toHaveAttribute('aria-expanded', 'true')
})

it('PAP-011 who has seen the guidance of a paper finds it folded the next time', async () => {
  show(<Papers paper={EMPTY} />, { transport: server().transport })
  await drawer('社会保险缴费记录')
  expect(await guidance()).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: '完成' }))
  await user.click(await screen.findByRole('button', { name: '再次打开' }, LONG_TIMEOUT))
  await drawer('社会保险缴费记录')
  expect(await guidance()).toHaveAttribute('aria-expanded', 'false')
  // Another paper has guidance of its own.
  await user.click(screen.getByRole('button', { name: '下一份资料' }))
  await drawer('个人所得税纳税记录')
  expect(await guidance()).toHaveAttribute('aria-expanded', 'true')
})

it.each([
  [1440, 900],
  [1280, 800],
  [390, 500],
])('UPL-011 at %i × %i the files that were chosen are in view', async (width, height) => {
  await page.viewport(width, height)
  const { transport, pending } = held(server().transport)
  show(<Papers paper={EMPTY} />, { transport })
  await drawer('社会保险缴费记录')
  // Samples make the guidance long once they have loaded.
  await pick(png('一.png'), pdf('二.pdf'), pdf('三.pdf'))
  await waitFor(() => expect(pending).toHaveLength(1), LONG_TIMEOUT)
  const body = screen.getByRole('button', { name: '完成' }).getBoundingClientRect()
  for (const name of ['一.png', '二.pdf', '三.pdf']) {
    const row = rowOf(name).getBoundingClientRect()
    expect(row.top).toBeGreaterThan(0)
    expect(row.bottom).toBeLessThanOrEqual(body.top)
  }
})

it('PAP-007 the tag of the head states the paper of the person who is shown, also while the list loads', async () => {
  const site = server()
  show(<Papers paper={EMPTY} />, { transport: site.transport })
  const head = (await screen.findByRole('heading', { level: 2, name: '社会保险缴费记录' }, LONG_TIMEOUT)).parentElement
  await pick(pdf('缴费.pdf'))
  await waitFor(() => expect(head).toHaveTextContent('待核对'), LONG_TIMEOUT)
})

it('PAP-007 a paper one person has handed in is not 未提供 for them because another one has not', async () => {
  const site = server()
  const info = (await site.api.Hf3wCardParperDetailCfg.getAppendixInfo({ prjId: 'demo-project-54' })).data
  const files = info.buyCreditInfos.find(({ cardType }) => cardType === SHARED)?.creditUrls ?? []
  const [first, second] = [...new Set(files.map(({ hf2yObjId }) => hf2yObjId))]
  for (const { keyValue, hf2yObjId } of files)
    if (hf2yObjId === second) await site.api.Hf2yPrjAppendix.removeMemberFile({ id: keyValue ?? '' })
  show(<Papers paper={SHARED} usingId={first ?? null} />, { transport: site.transport })
  const people = await screen.findByRole('group', { name: '归属成员' }, LONG_TIMEOUT)
  const head = screen.getByRole('heading', { level: 2 }).parentElement
  await waitFor(() => expect(head).toHaveTextContent('已齐'), LONG_TIMEOUT)
  const other = within(people).getAllByRole('button', { pressed: false })[0]
  if (other) await user.click(other)
  expect(head).toHaveTextContent('未提供')
})
