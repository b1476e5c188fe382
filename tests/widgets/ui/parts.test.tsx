import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Collapsible } from '../../../lib/ui/sections/collapsible.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { NumberStepper } from '../../../lib/ui/inputs/number-stepper.tsx'
import { ProgressBar } from '../../../lib/ui/feedback/progress-bar.tsx'
import { RadioGroup } from '../../../lib/ui/inputs/radio-group.tsx'
import { Steps } from '../../../lib/ui/sections/steps.tsx'
import { TaskProgress } from '../../../lib/ui/feedback/task-progress.tsx'
import { TextArea } from '../../../lib/ui/inputs/text-area.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { Tree, type TreeProps } from '../../../lib/ui/tree/tree.tsx'
import { show } from './show.tsx'

const keys = (text: string): Promise<void> => userEvent.keyboard(text)
const nothing = (): void => {}
const SHOPS = [
  {
    value: 'gz',
    label: '广州公司',
    children: [
      {
        value: 'th',
        label: '天河区',
        children: [
          { value: 'th1', label: 'A 店' },
          { value: 'th2', label: 'B 店', disabled: true },
        ],
      },
      { value: 'yx', label: '越秀区' },
    ],
  },
  { value: 'sz', label: '深圳公司' },
]

function Shops({
  change,
  ...rest
}: Partial<TreeProps> & { readonly change: (value: readonly string[]) => void }): ReactElement {
  const [value, setValue] = useState<readonly string[]>([])
  const [expanded, setExpanded] = useState<readonly string[]>([])
  return (
    <Tree
      label="门店"
      nodes={SHOPS}
      {...rest}
      value={value}
      expanded={expanded}
      onExpandedChange={setExpanded}
      onChange={(next) => {
        setValue(next)
        change(next)
      }}
    />
  )
}
const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name })

describe('a tree', () => {
  it('opens, closes, searches and chooses by key', async () => {
    const change = vi.fn()
    show(<Shops change={change} />)
    await keys('{Tab}')
    await waitFor(() => expect(item('广州公司')).toHaveFocus())
    await keys('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(item('天河区')).toHaveFocus())
    await keys('{ArrowRight}{ArrowDown}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith(['th1'])
    expect(item('A 店')).toHaveAttribute('aria-selected', 'true')
    expect(item('A 店')).toHaveAttribute('aria-level', '3')
    await keys('b{Enter}')
    await waitFor(() => expect(item('B 店')).toHaveFocus())
    expect(change).toHaveBeenCalledOnce()
    await keys('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(item('天河区')).toHaveFocus())
    expect(item('天河区')).toHaveAttribute('aria-expanded', 'false')
    await keys('{End}')
    await waitFor(() => expect(item('深圳公司')).toHaveFocus())
    expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1)
  })

  it('takes the leaves of a parent along and says when only some are taken', async () => {
    const change = vi.fn()
    show(<Shops multiple cascade change={change} />)
    await userEvent.click(item('广州公司'))
    expect(change).toHaveBeenLastCalledWith(['th1', 'yx'])
    await keys('{ArrowRight}')
    await userEvent.click(item('越秀区'))
    expect(change).toHaveBeenLastCalledWith(['th1'])
    expect(item('广州公司')).toHaveAttribute('aria-checked', 'mixed')
  })
})

describe('typed and chosen values', () => {
  it('step by key and button within what the caller of a stepper allows', async () => {
    const step = vi.fn()
    const { rerender } = show(
      <NumberStepper aria-label="套数" value="3" onStep={step} onChange={nothing} canIncrease={false} />,
    )
    screen.getByRole('textbox', { name: '套数' }).focus()
    await keys('{ArrowDown}{PageDown}{ArrowUp}')
    await userEvent.click(screen.getByRole('button', { name: '减少' }))
    expect(step.mock.calls).toEqual([
      [-1, false],
      [-1, true],
      [-1, false],
    ])
    await waitFor(() => expect(screen.getByRole('textbox', { name: '套数' })).toHaveFocus())
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled()
    rerender(<NumberStepper aria-label="套数" value="3" onStep={step} onChange={nothing} readOnly />)
    await keys('{ArrowUp}')
    expect(step).toHaveBeenCalledTimes(3)
  })

  it('are named by their field and chosen with the arrow keys in a radio group; read-only they stay', async () => {
    const change = vi.fn()
    const options = [
      { value: 'a', label: '是' },
      { value: 'b', label: '否' },
    ]
    const { rerender } = show(
      <FormField label="唯一住房" group required>
        <RadioGroup options={options} value="a" onChange={change} />
      </FormField>,
    )
    const group = screen.getByRole('radiogroup', { name: '唯一住房' })
    expect(group).toHaveAttribute('aria-required', 'true')
    within(group).getByRole('radio', { name: '是' }).focus()
    await keys('{ArrowDown}')
    expect(change).toHaveBeenCalledExactlyOnceWith('b')
    rerender(
      <FormField label="唯一住房" group>
        <RadioGroup readOnly options={options} value="a" onChange={change} />
      </FormField>,
    )
    await keys('{ArrowDown}')
    expect(change).toHaveBeenCalledOnce()
  })

  it('are counted in a text area, which is as high as its text up to its limit', () => {
    const { rerender } = show(
      <TextArea aria-label="备注" count maxLength={200} autoSize maxRows={5} value="好" onChange={nothing} />,
    )
    const box = screen.getByRole('textbox', { name: '备注' })
    expect(screen.getByText('1/200')).toBeVisible()
    const low = box.clientHeight
    rerender(
      <TextArea
        aria-label="备注"
        count
        maxLength={200}
        autoSize
        maxRows={5}
        value={'好\n'.repeat(4)}
        onChange={nothing}
      />,
    )
    const higher = box.clientHeight
    rerender(
      <TextArea
        aria-label="备注"
        count
        maxLength={200}
        autoSize
        maxRows={5}
        value={'好\n'.repeat(60)}
        onChange={nothing}
      />,
    )
    expect(higher).toBeGreaterThan(low)
    expect(box.clientHeight).toBe(100)
  })

  it('ask for a help text kept elsewhere when someone wants to read it', async () => {
    const Field = (): ReactElement => {
      const [help, setHelp] = useState<string | undefined>(undefined)
      return (
        <FormField label="贷款年限" help={help} onHelpOpen={() => setHelp('最长 30 年')}>
          <TextInput />
        </FormField>
      )
    }
    show(<Field />)
    expect(screen.getByRole('textbox', { name: '贷款年限' })).toHaveAccessibleDescription('加载中')
    await userEvent.click(screen.getByRole('button', { name: '说明' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('最长 30 年')
    expect(screen.getByRole('textbox', { name: '贷款年限' })).toHaveAccessibleDescription('最长 30 年')
  })
})

describe('progress and folds', () => {
  it('keep what is typed inside when folded, and mount nothing before they are first opened', async () => {
    const Fold = (): ReactElement => {
      const [open, setOpen] = useState(false)
      return (
        <Collapsible title="业主" open={open} onOpenChange={setOpen}>
          <TextInput aria-label="姓名" />
        </Collapsible>
      )
    }
    show(<Fold />)
    const title = screen.getByRole('button', { name: '业主' })
    expect(screen.getByRole('heading', { level: 3, name: '业主' })).toBeVisible()
    expect(document.querySelector('input')).toBeNull()
    await userEvent.click(title)
    await userEvent.fill(screen.getByRole('textbox', { name: '姓名' }), '何建国')
    await userEvent.click(title)
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(title).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(title)
    await waitFor(() => expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('何建国'))
  })

  it('say how far work is, or that no end is in sight, and can be stopped', async () => {
    const cancel = vi.fn()
    show(
      <>
        <TaskProgress
          title="批量打印"
          value={58.4}
          note="7 / 12"
          onCancel={cancel}
          rows={[{ id: '1', state: 'failed', text: '文档无法获取' }]}
        />
        <ProgressBar label="排队" value={null} />
      </>,
    )
    expect(screen.getByRole('progressbar', { name: '批量打印' })).toHaveAttribute('aria-valuenow', '58')
    expect(screen.getByRole('progressbar', { name: '排队' })).not.toHaveAttribute('aria-valuenow')
    expect(screen.getByRole('status')).toHaveTextContent('7 / 12')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(cancel).toHaveBeenCalledOnce()
    expect(screen.getByRole('listitem')).toHaveTextContent('文档无法获取')
  })

  it('name the step under way, and steps can be pressed', async () => {
    const select = vi.fn()
    show(
      <Steps
        label="过户"
        onSelect={select}
        items={[
          { value: 'sign', label: '网签', state: 'done' },
          { value: 'tax', label: '缴税', state: 'current' },
        ]}
      />,
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(second).toHaveAttribute('aria-current', 'step')
    await userEvent.click(within(first!).getByRole('button', { name: '网签 已完成' }))
    await waitFor(() => expect(select).toHaveBeenCalledExactlyOnceWith('sign'))
  })
})
