import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { text } from '../../../lib/catalogue/field.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'
import { CompactView } from '../../../lib/form/compact-view.tsx'
import { FoldProvider, useFolds } from '../../../lib/form/groups/folds.ts'
import { RecordingLine } from '../../../lib/form/recording-line.tsx'
import { UnfilledLine } from '../../../lib/form/unfilled-line.tsx'
import { valuesOf } from '../../../lib/form/state/record-values.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { recordOf, show } from './stage.tsx'

const shop = defineEntity({
  service: 'Hf99Shop',
  title: '门店',
  metaTable: null,
  groups: {
    sign: { label: '招牌', fields: { hf99Name: text('店名', { required: true }), hf99Owner: text('店主') } },
    lease: { label: '租约', fields: { hf99Until: text('租至'), hf99Place: text('地段') } },
    record: { label: '记录信息', fields: recordFields },
  },
})
const SAVED = { crtTime: Date.UTC(2026, 0, 5, 2, 30), crtUsr: 'a', updTime: Date.UTC(2026, 0, 6, 7, 22), updUsr: 'b' }

function Shop({
  folds: name = 'shop',
  values = {},
}: {
  folds?: string
  values?: Record<string, string>
}): ReactElement {
  const folds = useFolds(name)
  const record = recordOf(
    shop,
    { ...SAVED, ...values },
    { key: 's1', refValues: { crtUsr: '苏演示', updUsr: '徐演示' } },
  )
  const shown = { values: valuesOf(shop, record), refValues: record.refValues, recordKey: 's1' }
  return (
    <FoldProvider value={folds}>
      <UnfilledLine entity={shop} {...shown} />
      <RecordingLine {...shown} />
      <CompactView entity={shop} {...shown} />
    </FoldProvider>
  )
}
const terms = (): readonly (string | null)[] => screen.queryAllByRole('term').map(({ textContent }) => textContent)
const line = (name = '还有 2 项未填'): Promise<HTMLElement> => screen.findByRole('button', { name })

describe('a record to read', () => {
  it('shows what is filled or required; one line opens the rest in place, and stays open', async () => {
    show(<Shop values={{ hf99Owner: '何建样' }} />)
    expect(await line()).toHaveAttribute('aria-expanded', 'false')
    expect(terms()).toEqual(['店名', '店主'])
    expect(screen.getByText('店名').parentElement).toHaveTextContent('店名—')
    expect(screen.queryByText('租约')).toBeNull()
    expect(screen.getByText('租至、地段')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(await line())
    expect(screen.queryByText('租至、地段')).toBeNull()
    expect(await line()).toHaveAttribute('aria-expanded', 'true')
    expect(terms()).toEqual(['店名', '店主', '租至', '地段'])
    expect(screen.getByRole('heading', { name: '租约' })).toBeVisible()
    await expectAccessible()
    await userEvent.click(await line())
    expect(terms()).toEqual(['店名', '店主'])
  })

  it('opens an unfilled field where it stands in its group, as in the form', async () => {
    show(<Shop values={{ hf99Name: '样店', hf99Place: '街角' }} />)
    expect(terms()).toEqual(['店名', '地段'])
    await userEvent.click(await line())
    expect(terms()).toEqual(['店名', '店主', '租至', '地段'])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['招牌', '租约'])
  })

  it('has no line when everything is filled, and no empty value', async () => {
    show(<Shop values={{ hf99Name: '样店', hf99Owner: '何建样', hf99Until: '明年', hf99Place: '街角' }} />)
    expect(await screen.findByText('街角')).toBeVisible()
    expect(screen.queryByRole('button', { name: /未填/ })).toBeNull()
    expect(screen.queryByText('—')).toBeNull()
  })

  it('remembers what was opened while the page lives', async () => {
    const { showInstead } = show(<Shop values={{ hf99Owner: '何建样' }} />)
    await userEvent.click(await line())
    showInstead(<p>别处</p>)
    expect(terms()).toEqual([])
    showInstead(<Shop values={{ hf99Owner: '何建样' }} />)
    expect(await line()).toHaveAttribute('aria-expanded', 'true')
    cleanup()
    show(<Shop values={{ hf99Owner: '何建样' }} />)
    expect(await line()).toHaveAttribute('aria-expanded', 'false')
  })

  it('says in one grey line who changed it; all of who and when opens from there', async () => {
    show(<Shop values={{ hf99Name: '样店' }} />)
    const saved = await screen.findByRole('button', { name: '徐演示 2026-01-06 15:22 更新' })
    expect(saved).toHaveAttribute('title', expect.stringContaining('创建人 苏演示'))
    expect(saved).toHaveAttribute('title', expect.stringContaining('创建时间 2026-01-05 10:30'))
    expect(terms()).not.toContain('创建人')
    await userEvent.click(saved)
    expect(saved).toHaveAttribute('aria-expanded', 'true')
    expect(terms().slice(-4)).toEqual(['创建时间', '创建人', '更新时间', '更新人'])
    expect(within(screen.getByText('创建人').parentElement as HTMLElement).getByText('苏演示')).toBeVisible()
    await expectAccessible()
  })

  it('prints everything', async () => {
    show(<Shop values={{ hf99Name: '样店' }} />)
    await line('还有 3 项未填')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(terms()).toEqual(['店名', '店主', '租至', '地段', '创建时间', '创建人', '更新时间', '更新人'])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(terms()).toEqual(['店名'])
  })
})
