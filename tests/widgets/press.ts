import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { LONG_TIMEOUT } from './form/stage.tsx'

/** Presses a button as soon as a person could: it is there, and a dialog that lay over it has gone. */
export async function press(name: string | RegExp, root: HTMLElement = document.body): Promise<void> {
  const button = await within(root).findByRole('button', { name }, LONG_TIMEOUT)
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'), LONG_TIMEOUT)
  await userEvent.click(button)
}
