import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { LONG_TIMEOUT } from '../form/stage.tsx'

/** Answers the question an eye asks before it shows a masked value. */
export async function sayWhy(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: /^显示.+的完整内容$/ }, LONG_TIMEOUT)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /查看原因/ }), '核对')
  await userEvent.click(within(dialog).getByRole('button', { name: '查看' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
