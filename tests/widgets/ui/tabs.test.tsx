import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TabList } from '../../../lib/ui/sections/tab-list.tsx'
import { TabPanel } from '../../../lib/ui/sections/tab-panel.tsx'
import { Tabs } from '../../../lib/ui/sections/tabs.tsx'
import { show } from './show.tsx'

const items = [
  { value: 'a', label: '项目资料' },
  { value: 'b', label: '收支', disabled: true },
  { value: 'c', label: '项目进度' },
]

const Project = ({ agree }: { readonly agree: (value: string) => boolean }): ReactElement => {
  const [value, setValue] = useState('a')
  return (
    <Tabs
      value={value}
      onSelect={(next) => {
        if (agree(next)) setValue(next)
      }}
    >
      <TabList label="项目" items={items} />
      <TabPanel value="a" keepMounted>
        <input aria-label="草稿" />
      </TabPanel>
      <TabPanel value="c">进度</TabPanel>
    </Tabs>
  )
}

describe('tabs', () => {
  it('change when the caller agrees, and keep what asked to be kept', async () => {
    show(<Project agree={() => true} />)
    await userEvent.type(screen.getByLabelText('草稿'), '一半')
    await userEvent.click(screen.getByRole('tab', { name: '项目进度' }))
    expect(screen.getByRole('tabpanel', { name: '项目进度' })).toHaveTextContent('进度')
    await userEvent.click(screen.getByRole('tab', { name: '项目资料' }))
    expect(screen.getByLabelText('草稿')).toHaveValue('一半')
    expect(screen.queryByText('进度')).toBeNull()
  })

  it('stay where they are when the caller refuses', async () => {
    const agree = vi.fn(() => false)
    show(<Project agree={agree} />)
    await userEvent.click(screen.getByRole('tab', { name: '项目进度' }))
    expect(agree).toHaveBeenCalledExactlyOnceWith('c')
    expect(screen.getByRole('tab', { name: '项目资料' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: '项目资料' })).toBeVisible()
  })

  it('move by arrow key past what is disabled and choose only on Enter', async () => {
    const agree = vi.fn(() => true)
    show(<Project agree={agree} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('tab', { name: '项目进度' })).toHaveFocus())
    expect(agree).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(agree).toHaveBeenCalledExactlyOnceWith('c')
  })
})
