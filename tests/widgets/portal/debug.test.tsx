import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { it } from 'vitest'
import { memory, openAs } from './stage.tsx'
it('debug', async () => {
  await openAs('manager', '/HomePage', memory())
  const log = (t: string) => console.log(t, document.querySelectorAll('[role=menu]').length, [...document.querySelectorAll('[role=menuitem]')].map((e) => e.textContent + (e.hasAttribute('data-highlighted') ? '*' : '')).join(), document.activeElement?.outerHTML.slice(0, 120), document.querySelector('.fk-root')?.getAttribute('data-scheme'), document.querySelector('.fk-root')?.getAttribute('data-density'))
  const wait = () => new Promise((r) => setTimeout(r, 400))
  const button = () => screen.getByRole('button', { name: /账户菜单/ })
  button().focus(); log('0')
  await userEvent.keyboard('{Enter}'); await wait(); log('1 opened')
  await userEvent.keyboard('{ArrowDown}'); await wait(); log('2 down')
  await userEvent.keyboard('{Enter}'); await wait(); log('3 chosen')
  button().focus(); await wait(); log('4')
  await userEvent.keyboard('{Enter}'); await wait(); log('5 opened')
  await userEvent.keyboard('{ArrowDown}'); await wait(); log('6 down')
  await userEvent.keyboard('{ArrowDown}'); await wait(); log('7 down')
})
