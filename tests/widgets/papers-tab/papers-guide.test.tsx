import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { MOST_SAMPLES } from '../../../lib/domain/paper/paper-type.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { PapersTab } from '../../../lib/widgets/papers-tab/papers-tab.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, server } from '../project-detail/stage.tsx'
import { fileOf, paperInfo, rowOf } from './papers-fixture.ts'
import { CASE, list, paperRowOf, papersFrom } from './stage.tsx'

const user = userEvent.setup()
/** A case whose owners mortgage what they own. */
const OWNERS = 'demo-project-01'

it('PAP-011 CAL-100 guidance shows conditions, validity and up to ten samples, and can be tried again', async () => {
  const site = server()
  let broken = true
  const transport = answering(
    papersFrom(
      site.transport,
      paperInfo({
        buyCreditInfos: [
          rowOf('P999', '示例资料', {
            samples: MOST_SAMPLES,
            validDays: 30,
            conditionText: '仅限示例',
            guidance: '第一行\n第二行',
          }),
        ],
      }),
    ),
    ({ method, body }) => {
      if (method !== 'getAppendixTmplt') return null
      if (broken) return { success: false, code: 'INTERNAL', message: '服务器出错' }
      const pictures = Array.from({ length: MOST_SAMPLES }, (_, index) => ({
        documentId: `s${index}`,
        url: fileOf('x', 'x').url,
        name: `${index}.png`,
        format: 'png',
      }))
      return {
        success: true,
        data: {
          keyValue: 'k',
          version: 1,
          refValues: { printStandard: '双面打印' },
          cardType: body['cardType'],
          paperName: '示例资料',
          guidance: '第一行\n第二行\n第三行',
          copies: '原件 1 份',
          provider: '示例机构',
          validDays: 30,
          conditionText: '仅限示例',
          pictures,
        },
      }
    },
  )
  show(<PapersTab projectId={CASE} />, { transport })
  await list()
  const opener = within(paperRowOf('示例资料')).getByRole('button', { name: /^示例资料 指引/ })
  expect(opener).toHaveTextContent('样例 10 张')
  await user.click(opener)
  const guide = await screen.findByRole('dialog', { name: '示例资料' }, LONG_TIMEOUT)
  // Data that the list has loaded are shown at once.
  for (const text of ['仅限示例', '自出具日期起 30 天']) expect(within(guide).getByText(text)).toBeVisible()
  expect(await within(guide).findByText('指引没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
  broken = false
  await user.click(within(guide).getByRole('button', { name: '重试' }))
  expect(await within(guide).findByText('双面打印', {}, LONG_TIMEOUT)).toBeVisible()
  expect(within(guide).getByText(/第三行/)).toBeVisible()
  const samples = within(within(guide).getByRole('region', { name: '样例图片' })).getAllByRole('button')
  expect(samples).toHaveLength(MOST_SAMPLES)
  await inEveryScheme(expectAccessible)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
  await waitFor(() => expect(opener).toHaveFocus())
})

it('PAP-006 PAP-009 PAP-011 papers and samples open over the list, with all pictures of one in reach', async () => {
  // A server of its own: another one has the records without the bytes.
  const transport = createMemoryTransport({ user: 'manager' })
  const { api } = createClient({ transport, auth: createMemoryAuth() })
  const info = (await api.Hf3wCardParperDetailCfg.getAppendixInfo({ prjId: OWNERS })).data
  const row = info.sellerCreditInfos.find(
    ({ samples, creditUrls }) => samples > 1 && creditUrls.filter(({ fileFormat }) => fileFormat === 'png').length > 1,
  )
  if (!row) throw new Error('no paper of the demo has samples and pictures')
  show(<PapersTab projectId={OWNERS} />, { transport })
  await list()
  const line = paperRowOf(row.cardTypeName)
  const second = within(line).getByRole('button', { name: `查看 ${row.creditUrls[1]?.hf2yFileName}` })
  await user.click(second)
  expect(
    await screen.findByRole('dialog', { name: row.creditUrls[1]?.hf2yFileName ?? '' }, LONG_TIMEOUT),
  ).toHaveTextContent(`2 / ${row.creditUrls.length}`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(second).toHaveFocus())
  await user.click(within(line).getByRole('button', { name: new RegExp(`^${row.cardTypeName} 指引`) }))
  const guide = await screen.findByRole('dialog', { name: row.cardTypeName }, LONG_TIMEOUT)
  const sample = await within(guide).findByRole('button', { name: `查看 ${row.cardTypeName} 样例 2` }, LONG_TIMEOUT)
  await user.click(sample)
  expect(await screen.findByRole('dialog', { name: `${row.cardTypeName} 样例 2` }, LONG_TIMEOUT)).toHaveTextContent(
    `2 / ${row.samples}`,
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(sample).toHaveFocus())
  expect(guide).toBeVisible()
})
