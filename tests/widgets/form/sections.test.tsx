import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { is } from '../../../lib/catalogue/condition.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, text } from '../../../lib/catalogue/field.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { PARTY_TYPE } from '../../../lib/domain/codes.ts'
import { EntityView } from '../../../lib/form/entity-view.tsx'
import { FieldGroup } from '../../../lib/form/groups/field-group.tsx'
import { FoldProvider, useFolds } from '../../../lib/form/groups/folds.ts'
import { NewerNotice } from '../../../lib/form/conflict/newer-notice.tsx'
import { expectAccessible } from '../accessible.ts'
import { answer, LONG_TIMEOUT, recordOf, show, TestForm } from './stage.tsx'

const trial = defineEntity({
  service: 'Trial',
  title: '试验',
  metaTable: null,
  groups: {
    one: {
      label: '甲组',
      fields: { kind: code('HF05', '类型'), name: text('姓名', { required: true }), way: text('方式') },
    },
    two: { label: '乙组', fields: { place: text('地点', { required: true }), time: text('时间', { required: true }) } },
    three: { label: '丙组', fields: { total: text('合计', { serverOwned: true }) } },
  },
  onChange: { kind: [{ when: is('kind', PARTY_TYPE.individual), set: { way: '当面' }, onlyIfEmpty: true }] },
})
const stored = recordOf(trial, { name: '林', place: '甲地', time: '早', total: '5' }, { key: 't1', version: 7 })
const groups = Object.keys(trial.groups).map((group) => <FieldGroup key={group} group={group} />)
const saveButton = (): HTMLElement => screen.getByRole('button', { name: '保存' })

function Folding({ children }: { readonly children: ReactNode }): ReactElement {
  return <FoldProvider value={useFolds('trial')}>{children}</FoldProvider>
}

describe('groups that can be closed', () => {
  it('close and open by keyboard, are remembered, and stay closed between reading and editing', async () => {
    const view = (
      <Folding>
        <EntityView entity={trial} values={stored} refValues={{}} />
      </Folding>
    )
    const { showInstead } = show(view)
    const heading = await screen.findByRole('button', { name: '甲组' })
    heading.focus()
    await userEvent.keyboard('{Enter}')
    expect(heading).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('姓名')).not.toBeVisible()
    expect(screen.getByText('地点')).toBeVisible()
    await expectAccessible()
    showInstead(<p>别处</p>)
    showInstead(
      <Folding>
        <TestForm entity={trial} record={stored}>
          {groups}
        </TestForm>
      </Folding>,
    )
    expect(await screen.findByRole('button', { name: '甲组' }, LONG_TIMEOUT)).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByLabelText('地点')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(screen.getByRole('button', { name: '甲组' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByLabelText('姓名')).toBeVisible())
  })

  it('FRM-017 open when something in them is wrong, inside a host’s own scroller', async () => {
    show(
      <div style={{ height: '260px', overflow: 'auto' }} data-testid="scroller">
        <Folding>
          <TestForm entity={trial} record={stored}>
            <div style={{ height: '900px' }}>上文</div>
            {groups}
            <div style={{ height: '900px' }}>下文</div>
          </TestForm>
        </Folding>
      </div>,
    )
    await userEvent.clear(await screen.findByLabelText('地点'))
    await userEvent.click(screen.getByRole('button', { name: '乙组' }))
    screen.getByTestId('scroller').scrollTo({ top: 0 })
    await userEvent.click(saveButton())
    expect(await screen.findByText('地点必填', { selector: '[data-fk-toasts] *' }, LONG_TIMEOUT)).toBeVisible()
    const place = screen.getByLabelText('地点')
    await waitFor(() => expect(place).toHaveFocus())
    const frame = screen.getByTestId('scroller').getBoundingClientRect()
    const { top, bottom } = place.getBoundingClientRect()
    expect(top).toBeGreaterThan(frame.top)
    expect(bottom).toBeLessThan(frame.bottom)
  })

  it('stay to be read where nobody can fill them in, while the rest is edited', async () => {
    show(
      <TestForm entity={trial} record={stored}>
        {groups}
      </TestForm>,
    )
    await screen.findByLabelText('姓名')
    expect(
      within(screen.getByRole('heading', { name: '丙组' }).parentElement as HTMLElement).getByRole('definition'),
    ).toHaveTextContent('5')
  })
})

describe('the bar', () => {
  it('leads from one wrong field to the next, and round again', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial, {}, { key: 't1' })}>
        {groups}
      </TestForm>,
    )
    await userEvent.type(await screen.findByLabelText('方式'), '改')
    await userEvent.click(saveButton())
    const bar = screen.getByRole('region', { name: /正在编辑/ })
    const next = await within(bar).findByRole('button', { name: /3 项/ }, LONG_TIMEOUT)
    const reached: (string | null)[] = []
    for (let press = 0; press < 4; press++) {
      await userEvent.click(next)
      reached.push(document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null)
    }
    expect(reached).toEqual(['name', 'place', 'time', 'name'])
  })
})

describe('what is required', () => {
  it('FRM-014 is not filled in by spaces', async () => {
    const save = vi.fn()
    show(
      <TestForm entity={trial} record={stored} save={save}>
        {groups}
      </TestForm>,
    )
    const name = await screen.findByLabelText('姓名')
    await userEvent.clear(name)
    await userEvent.type(name, '   ')
    await userEvent.click(saveButton())
    expect(await screen.findByText('姓名必填', { selector: '[data-fk-toasts] *' }, LONG_TIMEOUT)).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })
})

describe('a field a rule fills in', () => {
  it('stays empty once a person has emptied it: the save says so', async () => {
    const save = vi.fn(async (input) => answer(trial, stored, input))
    show(
      <TestForm entity={trial} record={stored} save={save}>
        {groups}
      </TestForm>,
    )
    await userEvent.click(await screen.findByText('个人', {}, LONG_TIMEOUT))
    await waitFor(() => expect(screen.getByLabelText('方式')).toHaveValue('当面'))
    await userEvent.clear(screen.getByLabelText('方式'))
    await userEvent.click(saveButton())
    await waitFor(
      () =>
        expect(save).toHaveBeenCalledExactlyOnceWith(
          { kind: PARTY_TYPE.individual, way: null, keyValue: 't1', version: 7 },
          expect.any(String),
        ),
      LONG_TIMEOUT,
    )
  })
})

describe('a record somebody else saves meanwhile', () => {
  it('is announced; what is typed stays', async () => {
    const form = (version: number): ReactElement => (
      <TestForm entity={trial} record={stored}>
        <NewerNotice record={{ version, updTime: Date.now(), refValues: { updUsr: '黄晓彤' } }} />
        {groups}
      </TestForm>
    )
    const { showInstead } = show(form(7))
    await userEvent.type(await screen.findByLabelText('姓名'), '若溪')
    await waitFor(() => expect(screen.queryByText(/保存了新的内容/)).toBeNull())
    showInstead(form(8))
    expect(await screen.findByText('黄晓彤刚刚保存了新的内容', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByLabelText('姓名')).toHaveValue('林若溪')
  })
})

describe('a help identifier', () => {
  it('FRM-031 OPN-041 is offered beside the label, to read and to edit', async () => {
    const overlay = { ...NO_OVERLAY, help: { name: 'NO_SUCH_HELP' } }
    const { showInstead } = show(<EntityView entity={trial} values={stored} refValues={{}} overlay={overlay} />)
    expect(await screen.findAllByRole('button', { name: '说明' })).toHaveLength(1)
    showInstead(
      <TestForm entity={trial} record={stored} overlay={overlay}>
        {groups}
      </TestForm>,
    )
    expect(await screen.findAllByRole('button', { name: '说明' })).toHaveLength(1)
  })
})
