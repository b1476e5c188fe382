import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { show } from './show.tsx'

describe('the sheet', () => {
  it('sets no property on an element outside the root', () => {
    render(
      <div>
        <h1 data-testid="host" className="host">
          宿主
        </h1>
        <div className="fk-root">部件</div>
      </div>,
    )
    const host = getComputedStyle(screen.getByTestId('host'))
    expect(host.marginTop).not.toBe('0px')
    expect(host.getPropertyValue('--blur')).toBe('')
    expect(host.getPropertyValue('--fk-colors-ink')).toBe('')
    expect(getComputedStyle(document.documentElement).getPropertyValue('--made-with-panda')).toBe('')
  })

  it('lets a light root stand inside a dark one', () => {
    show(
      <div className="fk-root" data-scheme="light">
        <Button>浅色</Button>
      </div>,
      { scheme: 'dark' },
    )
    expect(getComputedStyle(screen.getByRole('button')).color).toBe('rgb(24, 32, 46)')
  })

  it('keeps its sizes on a page with a small root font', () => {
    document.documentElement.style.fontSize = '62.5%'
    show(<Button>查询</Button>)
    const button = screen.getByRole('button')
    expect(button.getBoundingClientRect().height).toBe(32)
    expect(getComputedStyle(button).fontSize).toBe('14px')
    document.documentElement.style.fontSize = ''
  })
})
