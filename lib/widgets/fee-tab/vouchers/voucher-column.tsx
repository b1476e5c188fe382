import { Maximize2 } from 'lucide-react'
import { type CSSProperties, type ReactElement, Suspense, useRef, useState } from 'react'
import { documents as documentsPlan } from '../../../client/queries/document-plans.ts'
import { isPicture } from '../../../domain/file/file-format.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { VoucherPicture } from './voucher-picture.tsx'
import { VoucherThumbs } from './voucher-thumbs.tsx'

const DocumentPreview = lazyPart(() =>
  import('../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)
const DocumentList = lazyPart(() =>
  import('../../../field/documents/document-list.tsx').then(({ DocumentList }) => DocumentList),
)

const LargeVoucher = lazyPart(() => import('./large-voucher.tsx').then(({ LargeVoucher }) => LargeVoucher))

export interface VoucherColumnProps {
  readonly ids: readonly string[]
  /** A picture is the main thing of the screen, where the window is wide enough. */
  readonly large: boolean
}

const column = css({ flex: '1 1 260px', minWidth: '0' })
const stack = css({ display: 'grid', gap: '12' })
const HEIGHT = 300
const BESIDE: CSSProperties = { flex: '999 1 400px', minWidth: 0 }
/** Stays in view beside a long entry: the height of the window without the bars of a drawer. */
const LARGE: CSSProperties = {
  ...BESIDE,
  position: 'sticky',
  top: 0,
  height: 'calc(100dvh - 196px)',
  minHeight: 360,
}
/** Below this a finger scrolls the page and does not move the picture. */
const WIDE = '(min-width: 768px)'

/**
 * The vouchers of an entry, one of them large; a press opens the gallery. Files that are not pictures become links to
 * open or save.
 */
export function VoucherColumn({ ids, large }: VoucherColumnProps): ReactElement {
  const texts = useMessages(feeExaminationMessages)
  const { data, error, isFetching, refetch } = useFkQuery(documentsPlan(ids), {
    refetchInterval: RENEW_AFTER,
    keepPrevious: true,
  })
  const [at, setAt] = useState(0)
  const [opened, setOpened] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const pictures = data?.filter(({ format }) => isPicture(format ?? '')) ?? []
  const others = data?.filter((one) => !pictures.includes(one)) ?? []
  const shown = pictures[Math.min(at, pictures.length - 1)]
  const [wide] = useState(() => globalThis.matchMedia(WIDE).matches)
  const place =
    pictures.length > 1 && shown !== undefined
      ? texts.voucherAt({ at: pictures.indexOf(shown) + 1, count: pictures.length })
      : undefined
  const open = (opener: HTMLElement): void => {
    pressed.current = opener
    setOpened(shown?.documentId ?? null)
  }
  const close = (): void => {
    setOpened(null)
    pressed.current?.focus()
  }
  const thumbs = pictures.length > 1 ? <VoucherThumbs pictures={pictures} shown={shown} onShow={setAt} /> : null
  const links =
    others.length === 0 ? null : (
      <Suspense fallback={null}>
        <DocumentList label={texts.vouchers} documents={others} />
      </Suspense>
    )
  const gallery =
    opened === null ? null : (
      <Suspense fallback={null}>
        <DocumentPreview documents={pictures} opened={opened} onClose={close} />
      </Suspense>
    )
  const isMain = large && wide
  if (isMain && data === undefined && !error)
    return (
      <div style={LARGE}>
        <Skeleton label={texts.vouchersLoading}>
          <SkeletonBlock height="60vh" />
        </Skeleton>
      </div>
    )
  if (isMain && shown !== undefined)
    return (
      <div style={LARGE}>
        <Suspense fallback={<SkeletonBlock height="100%" />}>
          <LargeVoucher
            document={shown}
            place={place ?? null}
            onTurn={(direction) =>
              setAt(Math.max(0, Math.min(pictures.indexOf(shown) + direction, pictures.length - 1)))
            }
            onOpen={open}
          >
            {thumbs === null && links === null ? null : (
              <>
                {thumbs}
                {links}
              </>
            )}
          </LargeVoucher>
        </Suspense>
        {gallery}
      </div>
    )
  const card = (
    <Card
      className={column}
      title={texts.vouchers}
      headingLevel={3}
      size="slim"
      note={place}
      actions={
        shown === undefined ? undefined : (
          <IconButton
            size="sm"
            icon={<Maximize2 aria-hidden />}
            label={texts.enlarge({ name: shown.name ?? '' })}
            onClick={(event) => open(event.currentTarget)}
          />
        )
      }
      padded
    >
      <div className={stack}>
        {data ? null : error ? (
          <ErrorState
            title={texts.vouchersFailed}
            traceId={error.traceId ?? undefined}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.userMessage}
          </ErrorState>
        ) : (
          <Skeleton label={texts.vouchersLoading}>
            <SkeletonBlock height={HEIGHT} />
          </Skeleton>
        )}
        {data?.length === 0 ? <EmptyState title={texts.vouchersMissing} /> : null}
        {shown === undefined ? null : <VoucherPicture key={shown.documentId} document={shown} onOpen={open} />}
        {thumbs}
        {links}
      </div>
      {gallery}
    </Card>
  )
  return isMain ? <div style={BESIDE}>{card}</div> : card
}
