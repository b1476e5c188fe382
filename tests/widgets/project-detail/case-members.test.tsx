import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { member } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { PICKS } from '../../../lib/domain/picks.ts'
import { INPUT } from '../../../lib/field/input.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server } from './stage.tsx'

const CASE = 'demo-project-21'
const receiver = member('收款人', { picks: PICKS.owners })
const payer = member('付款人', { picks: PICKS.buyers })

function Box({ field }: { readonly field: typeof receiver }): ReactElement {
  const [{ value, text }, choose] = useState<{ readonly value: Value; readonly text: string | null }>({
    value: null,
    text: null,
  })
  const Input = INPUT[field.kind]
  return (
    <FormField label={field.label}>
      <Input
        field={field}
        label={field.label}
        value={value}
        text={text}
        onChange={(next, spoken) => choose({ value: next, text: spoken ?? null })}
      />
    </FormField>
  )
}
const Money = (): ReactElement => (
  <>
    <Box field={receiver} />
    <Box field={payer} />
  </>
)

describe('fields on the page of a case that name one of its people', () => {
  it('PCK-014 offer its buyers or its owners, asked for once, and again after one of them changed', async () => {
    const on = server()
    show(<ProjectDetail projectId={CASE} sections={[{ key: 'money', title: '收付款', Component: Money }]} />, {
      transport: on.transport,
    })
    const asked = () => on.called('Hf23PrjMember.getSubPageList').filter(({ body }) => body['memberType'] === undefined)
    const open = async (name: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name }, LONG_TIMEOUT))
      return (await screen.findAllByRole('option', {}, LONG_TIMEOUT)).map(({ textContent }) => textContent)
    }
    const { data: owners } = await on.api.Hf23PrjMember.getSubPageList({ objKey: CASE, memberType: '1' })
    const { data: buyers } = await on.api.Hf23PrjMember.getSubPageList({ objKey: CASE, memberType: '0' })
    const named = (rows: typeof owners) => rows.map(({ hf23LinkName, hf23CardNo }) => `${hf23LinkName}${hf23CardNo}`)
    expect(await open('收款人')).toEqual(named(owners))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '收款人' })).toHaveTextContent(owners[0]?.hf23LinkName ?? ''),
    )
    expect(await open('付款人')).toEqual(named(buyers))
    await userEvent.keyboard('{Escape}')
    expect(asked()).toHaveLength(1)

    await on.api.Hf23PrjMember.doSave({ keyValue: buyers[0]?.keyValue ?? null, hf23LinkName: '改名样' })
    expect(await screen.findByRole('combobox', { name: '付款人' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: '付款人' }))
    expect(await screen.findByRole('option', { name: /^改名样/ }, LONG_TIMEOUT)).toBeVisible()
  })
})
