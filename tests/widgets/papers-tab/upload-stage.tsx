import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { appendixInfo } from '../../../lib/client/queries/case/paper-plans.ts'
import type { Transport, UploadRequest } from '../../../lib/client/transport/transport.ts'
import type { AppendixInfo, PaperFile, PaperRow } from '../../../lib/contract/document/paper-calls.ts'
import { useFkQuery } from '../../../lib/provider/queries/use-fk-query.ts'
import type { UploadDrawerProps } from '../../../lib/widgets/papers-tab/papers-actions.ts'
import { UploadDrawer } from '../../../lib/widgets/papers-tab/upload/upload-drawer.tsx'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { press } from '../press.ts'
import type { Server } from '../project-detail/stage.tsx'
import { choose } from '../upload/files.ts'
import { CASE } from './stage.tsx'

/**
 * Papers of the case: nothing is there yet and it holds thirty days; one file of one person; four files of two people.
 */
export const EMPTY = 'P010'
export const SINGLE = 'P016'
export const SHARED = 'P001'

export interface PapersProps extends Partial<UploadDrawerProps> {
  readonly paper: string
  readonly onClosed?: () => void
}

const ignore = (): void => undefined

/** The drawer over the papers of the case, as the list holds it. */
export function Papers({ paper, onClosed = ignore, ...props }: PapersProps): ReactElement | null {
  const { data, refetch } = useFkQuery(appendixInfo(CASE), { staleTime: 0 })
  const [shown, setShown] = useState(paper)
  const [open, setOpen] = useState(true)
  const rows = data?.buyCreditInfos ?? []
  const at = rows.findIndex(({ cardType }) => cardType === shown)
  const row = rows[at]
  if (!data || !row) return null
  const step = (by: number): (() => void) | null => {
    const next = rows[at + by]
    return next === undefined ? null : () => setShown(next.cardType)
  }
  const close = (): void => {
    setOpen(false)
    onClosed()
  }
  return !open ? (
    <button type="button" onClick={() => setOpen(true)}>
      再次打开
    </button>
  ) : (
    <UploadDrawer
      projectId={CASE}
      side="buyer"
      info={data}
      readOnly={false}
      usingId={null}
      queued={false}
      beforeUpload={null}
      handle={null}
      onAdded={ignore}
      onRemoved={ignore}
      onPrevious={step(-1)}
      onNext={step(1)}
      onChanged={() => void refetch()}
      listed={rows.map((one) => ({ side: 'buyer' as const, row: one }))}
      onMove={({ row: { cardType } }) => setShown(cardType)}
      {...props}
      row={row}
      onClose={close}
    />
  )
}

export const drawer = (name?: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, LONG_TIMEOUT)
export const pick = async (...files: readonly File[]): Promise<void> => {
  await screen.findByRole('button', { name: /选择文件/ }, LONG_TIMEOUT)
  act(() => choose(screen.getByRole('dialog'), ...files))
}
/** Names of the files in the list, those on their way among them. */
export const names = (): readonly (string | null | undefined)[] =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('[title]')?.getAttribute('title'))
export const rowOf = (name: string): HTMLElement => {
  const row = screen.getAllByRole('listitem').find((one) => one.querySelector(`[title="${name}"]`))
  if (!row) throw new Error(`${name} is not in the list`)
  return row
}

/** Chooses an action from the menu of a file. */
export async function chooseMore(name: string, action: string): Promise<void> {
  await press(`${name} 的更多操作`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, LONG_TIMEOUT))
}

export async function papersOf({ api }: Server): Promise<AppendixInfo> {
  return (await api.Hf3wCardParperDetailCfg.getAppendixInfo({ prjId: CASE })).data
}
export async function stored(site: Server, cardType: string): Promise<PaperRow> {
  const row = (await papersOf(site)).buyCreditInfos.find((one) => one.cardType === cardType)
  if (!row) throw new Error(`${cardType} is not asked for`)
  return row
}
export async function filesOf(site: Server, cardType: string): Promise<readonly PaperFile[]> {
  return (await stored(site, cardType)).creditUrls
}

export interface Pending {
  readonly request: UploadRequest
  readonly go: () => void
  readonly fail: (error: Error) => void
}

/** Uploads wait until a test lets them go on. */
export function held<T extends Transport>(transport: T): { readonly transport: T; readonly pending: Pending[] } {
  const pending: Pending[] = []
  const upload = (request: UploadRequest): ReturnType<NonNullable<Transport['upload']>> =>
    new Promise((resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      pending.push({ request, go: () => void transport.upload(request).then(resolve, reject), fail: reject })
    })
  return { pending, transport: { ...transport, upload } }
}
