import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PasswordInput } from '../../../lib/ui/inputs/password-input.tsx'
import { SearchInput } from '../../../lib/ui/inputs/search-input.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { show } from './show.tsx'

const Search = ({ onSearch }: { readonly onSearch: (value: string) => void }): ReactElement => {
  const [value, setValue] = useState('')
  return <SearchInput label="搜索" value={value} onChange={setValue} onSearch={onSearch} />
}

describe('a text box', () => {
  it('takes the caret when its unit is pressed', async () => {
    show(<TextInput aria-label="价格" unit="万元" />)
    await userEvent.click(screen.getByText('万元'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '价格' })).toHaveFocus())
  })

  it('aligns numbers to the end', () => {
    show(<TextInput aria-label="价格" align="end" />)
    expect(getComputedStyle(screen.getByRole('textbox')).textAlign).toBe('end')
  })

  it.each([
    ['changed', 'rgb(152, 86, 0)'],
    ['invalid', 'rgb(191, 46, 41)'],
  ] as const)('that is %s has its own border', (state, colour) => {
    show(<TextInput aria-label="价格" {...{ [state]: true }} />)
    const box = screen.getByRole('textbox').parentElement
    expect(box && getComputedStyle(box).borderTopColor).toBe(colour)
  })

  it('that is changed and invalid shows the error', () => {
    show(<TextInput aria-label="价格" changed invalid />)
    const box = screen.getByRole('textbox').parentElement
    expect(box && getComputedStyle(box).borderTopColor).toBe('rgb(191, 46, 41)')
  })
})

describe('a password', () => {
  it('can be looked at and hidden again', async () => {
    show(<PasswordInput aria-label="密码" defaultValue="secret" />)
    const input = screen.getByLabelText('密码')
    expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})

describe('a search box', () => {
  it('searches on Enter', async () => {
    const search = vi.fn()
    show(<Search onSearch={search} />)
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索' }), '天河{Enter}')
    expect(search).toHaveBeenCalledExactlyOnceWith('天河')
  })

  it('leaves the Enter that ends a composition to the input method', () => {
    const search = vi.fn()
    show(<SearchInput label="搜索" value="tianhe" onChange={vi.fn()} onSearch={search} />)
    const box = screen.getByRole('searchbox')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(search).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(search).toHaveBeenCalledOnce()
  })

  it('once cleared searches for everything and keeps the focus', async () => {
    const search = vi.fn()
    show(<Search onSearch={search} />)
    const box = screen.getByRole('searchbox')
    await userEvent.type(box, '天河')
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(box).toHaveValue('')
    expect(search).toHaveBeenCalledExactlyOnceWith('')
    await waitFor(() => expect(box).toHaveFocus())
  })
})
