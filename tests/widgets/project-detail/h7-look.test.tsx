import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { LOAN_SCHEME, PAY_WAY } from '../../../lib/domain/codes.ts'
import { GroupDialog } from '../../../lib/widgets/project-detail/people/groups/group-dialog.tsx'
import { PATIENT, show } from '../form/stage.tsx'
import { server } from './stage.tsx'

const FACTS = { hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20PayWay: PAY_WAY.loan, hf20LoanScheme: LOAN_SCHEME.commercial, hf20Ctrl1: 0, prjPayType: 'HH2001', hf20HouseProvince: null, hf20HouseCity: null, hf20HouseAddress: null } as never

it('look', async () => {
  const on = server()
  const errors: unknown[] = []
  show(<GroupDialog projectId="demo-project-05" facts={FACTS} kind="buyers" open onClose={() => undefined} onSaved={() => undefined} />, { transport: on.transport, onError: (e) => errors.push(e) })
  await screen.findByRole('dialog', {}, PATIENT)
  await screen.findByRole('table', {}, PATIENT).catch(() => console.log('no table', JSON.stringify(errors.map(String)), document.body.textContent))
  await new Promise((done) => setTimeout(done, 800))
  await page.screenshot({ path: '/work/main/node_modules/.cache/h7/a.png' })
  console.log(on.transport.calls.map((c) => `${c.service}.${c.method}`).join(' '))
  const add = screen.getByRole('button', { name: '新增一组' })
  await userEvent.click(add)
  const boxes = screen.getAllByRole('combobox', { name: /姓名/ })
  await userEvent.click(boxes[boxes.length - 2]!)
  await userEvent.type(boxes[boxes.length - 2]!, '周文博')
  await new Promise((done) => setTimeout(done, 800))
  await page.screenshot({ path: '/work/main/node_modules/.cache/h7/b.png' })
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getAllByRole('checkbox', { name: /首位成员 主借/ }).at(-1)!)
  await userEvent.click(add)
  await userEvent.click(screen.getByRole('button', { name: '保存分组' }))
  await new Promise((done) => setTimeout(done, 800))
  await page.screenshot({ path: '/work/main/node_modules/.cache/h7/c.png' })
  document.querySelectorAll<HTMLElement>('.fk-root').forEach((root) => { root.dataset['scheme'] = 'dark' })
  await new Promise((done) => setTimeout(done, 800))
  await page.screenshot({ path: '/work/main/node_modules/.cache/h7/d.png' })
  expect(1).toBe(1)
})
