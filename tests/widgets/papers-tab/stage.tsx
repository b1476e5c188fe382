import { screen, within } from '@testing-library/react'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { AppendixInfo } from '../../../lib/contract/document/paper-calls.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { LONG_TIMEOUT, type Watched } from '../form/stage.tsx'
import { answering } from '../project-detail/stage.tsx'

export const CASE = 'demo-project-54'

/** A server that answers the papers of every case itself; everything else is the real one's. */
export function papersFrom(
  transport: Watched,
  info: AppendixInfo | ((request: TransportRequest) => AppendixInfo | Envelope | Error),
): Watched {
  return answering(transport, (request) => {
    if (request.method !== 'getAppendixInfo') return null
    const answer = typeof info === 'function' ? info(request) : info
    return answer instanceof Error || 'success' in answer
      ? (answer as Envelope | Error)
      : { success: true, data: answer } // adapter: an answer has rows instead
  })
}

export const list = (): Promise<HTMLElement> => screen.findByRole('table', { name: '资料清单' }, LONG_TIMEOUT)

/** The row of a paper, also while a dialog covers the list. */
export function paperRowOf(name: string): HTMLElement {
  const row = screen.getByText(name, { selector: '[data-name]' }).closest('tr')
  if (!row) throw new Error(`${name} is not in the list`)
  return row
}

export const tabOf = (name: string | RegExp): HTMLElement => screen.getByRole('tab', { name })

/** A step of the phase that is shown. */
export const stepOf = (name: string | RegExp): HTMLElement =>
  within(screen.getByRole('group', { name: '本阶段的流程' })).getByRole('button', { name })
