import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { answerError } from '../../../lib/client/answer-error.ts'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'

type Answer = Envelope | FangkitError | Promise<Envelope>

export interface FakeTransport extends Transport {
  /** Everything that was sent, in order. */
  readonly sent: TransportRequest[]
}

/** A transport whose answers a test decides. */
export function fakeTransport(answer: (request: TransportRequest, count: number) => Answer): FakeTransport {
  const sent: TransportRequest[] = []
  const refuse = () => Promise.reject(new Error('not used here'))
  return {
    sent,
    async call(request) {
      sent.push(request)
      const answered = await answer(request, sent.length)
      if (answered instanceof FangkitError) throw answered
      return answered
    },
    upload: refuse,
    download: refuse,
  }
}

export const ok = (data: unknown, more: Partial<Envelope> = {}): Envelope => ({
  success: true,
  data,
  requestId: 'r1',
  ...more,
})
export const no = (code: string, message?: string, data?: unknown): Envelope => ({
  success: false,
  code,
  requestId: 'r1',
  ...(message && { message }),
  ...(data !== undefined && { data }),
})
export const http = (
  status: number,
  {
    op = 'Fake.call',
    retryAfter = null,
    envelope = null,
  }: { op?: string; retryAfter?: string | null; envelope?: Envelope | null } = {},
): FangkitError => answerError({ op, status, envelope, retryAfter })

/** A blank record of the project service, as a server would answer it. */
export const projectAnswer = (more: Record<string, unknown> = {}) => ({
  keyValue: 'p1',
  version: 1,
  refValues: {},
  ...more,
})
