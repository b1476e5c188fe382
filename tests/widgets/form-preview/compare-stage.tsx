import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, vi } from 'vitest'
import type { DownloadRequest } from '../../../lib/client/transport/transport.ts'
import { FormPreview } from '../../../lib/widgets/form-preview/form-preview.tsx'
import type { FormPreviewHandle, FormPreviewProps } from '../../../lib/widgets/form-preview/form-preview-props.ts'
import { LONG_TIMEOUT, show, type Watched } from '../form/stage.tsx'
import { ASSETS } from '../pdf/stage.tsx'
import { type Server, server } from '../project-detail/stage.tsx'
import { CASE, fetching } from './stage.tsx'

interface Opened extends Partial<FormPreviewProps> {
  readonly on?: Server
  readonly transport?: Watched
  readonly answer?: (request: DownloadRequest) => Blob | Error | null
}

/** A document of the case beside its fields. */
export function openForm(formId: string, { on = server(), transport = on.transport, answer, ...props }: Opened = {}) {
  const watched = fetching(transport, answer)
  const handle = createRef<FormPreviewHandle>()
  const onFieldSaved = vi.fn()
  const widget = (
    <div style={{ width: 1280 }}>
      <FormPreview ref={handle} projectId={CASE} defaultFormId={formId} onFieldSaved={onFieldSaved} {...props} />
    </div>
  )
  const { unmount, showInstead } = show(widget, { transport: watched, assets: ASSETS })
  /** The page goes away, and comes back with the same provider. */
  const comeBack = async (): Promise<void> => {
    showInstead(null)
    await waitFor(() => expect(screen.queryByRole('region', { name: '对比申请字段,按需修改' })).toBeNull())
    showInstead(widget)
  }
  return { on, handle, onFieldSaved, unmount, comeBack, fetched: watched.fetched }
}

export const panel = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: '对比申请字段,按需修改' }, LONG_TIMEOUT)
/** The fields of a record, once they can be filled in. */
export async function groupOf(name: RegExp | string): Promise<HTMLElement> {
  const [found] = await within(await panel()).findAllByRole('group', { name }, LONG_TIMEOUT)
  if (!found) throw new Error('no such record')
  await waitFor(() => expect(found.querySelector('[data-field] input, [data-field] dd')).not.toBeNull(), LONG_TIMEOUT)
  return found
}
export const loanGroup = (): Promise<HTMLElement> => groupOf(/^贷款信息/)
export const tradeGroup = (): Promise<HTMLElement> => groupOf(/^交易信息/)

export async function fill(group: HTMLElement, label: string | RegExp, value: string): Promise<HTMLElement> {
  const input = await within(group).findByLabelText(label, {}, LONG_TIMEOUT)
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'), LONG_TIMEOUT)
  await userEvent.clear(input)
  await userEvent.type(input, value)
  return input
}
export const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存并刷新预览' }))
/** Places of the file by the name of their field. */
export const boxes = (name: string): Promise<HTMLElement[]> => screen.findAllByRole('button', { name }, LONG_TIMEOUT)
export const framed = (): readonly string[] =>
  [...document.querySelectorAll('[data-box][aria-current=true]')].map((box) => box.getAttribute('aria-label') ?? '')
