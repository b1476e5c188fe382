import { ChevronDown, ChevronsDownUp, ChevronsUpDown, ChevronUp, ExternalLink, Undo2 } from 'lucide-react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { FeeTabHandle, RecordDecision } from 'fangkit/fee-tab'
import type { PapersTabHandle } from 'fangkit/papers-tab'
import { Button, Drawer, EmptyState, ErrorState, IconButton, Kbd, SkeletonBlock } from 'fangkit/ui'
import { useWide } from '../../use-wide.ts'
import { recordPath } from '../../../paths.ts'
import { onWide } from '../../../shell/on-wide.ts'
import { messages } from './review-messages.ts'
import { QueueList } from './queue-list.tsx'
import { ReviewRecord } from './review-record.tsx'
import { useDrawerKeys } from './use-drawer-keys.ts'
import { type QueuedReview, useReviewQueue } from './use-review-queue.ts'
import { useTakeBack } from './use-take-back.ts'
import { useLatest } from '../../../use-latest.ts'
import './review-drawer.css'

const frame = 'portal-review-drawer-frame'
const main = 'portal-review-drawer-main'
const place = 'portal-review-drawer-place'
const undo = 'portal-review-drawer-undo'
const fold = 'portal-review-drawer-fold'
const whole = 'portal-review-drawer-whole'
const gone = 'portal-review-drawer-removed'

/** Shown in the address when nothing is left. */
const NOTHING = 'done'

export interface ReviewDrawerProps {
  /** Address of the record. */
  readonly record: string
  readonly onShow: (record: string) => void
  readonly onClose: () => void
}

/**
 * Income, expenses and papers that wait for the user, decided one after the other over the page they are on.
 * @source ROL-009, ROL-012, INC-019, EXP-011, PAP-012
 */
export function ReviewDrawer({ record, onShow, onClose }: ReviewDrawerProps): ReactElement {
  const queue = useReviewQueue(record)
  const { current, at, count, decided, waiting, query } = queue
  const handle = useRef<FeeTabHandle | PapersTabHandle | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // A narrow window shows either the record or the list.
  const wide = useWide()
  const opener = useRef<HTMLButtonElement>(null)
  const [listed, setListed] = useState(false)
  const folded = !wide && !listed
  const search = useRef<HTMLInputElement>(null)
  const leave = (then: () => void): void => {
    if (handle.current?.isDirty() !== true) then()
    else void handle.current.requestLeave().then((left) => (left ? then() : undefined))
  }
  // A filter that leaves the open record out opens its own first one.
  const filtered = queue.kind !== null || queue.found !== ''
  const first = query.settled && filtered && current === null ? waiting[0]?.record : undefined
  useEffect(() => {
    if (first !== undefined) onShow(first)
  }, [first, onShow])
  const [previous, next] = [queue.neighbour(-1), queue.neighbour(1)]
  const step = (by: 1 | -1): void => {
    const other = by === 1 ? next : previous
    if (other !== null) onShow(other)
  }
  // A decision may arrive when another record is shown already.
  const shown = useLatest(record)
  const decide = (review: QueuedReview, decision: RecordDecision): void => {
    const after = queue.decide(review, decision) ?? NOTHING
    if (shown.current === review.record) onShow(after)
  }
  const takeBack = useTakeBack(queue, onShow)
  useDrawerKeys(list, {
    '/': () => {
      // A hidden field takes no focus.
      flushSync(() => setListed(true))
      search.current?.focus()
    },
    // Also while a record loads.
    ...(next !== null && { j: () => leave(() => step(1)) }),
    ...(previous !== null && { k: () => leave(() => step(-1)) }),
    ...(takeBack.last !== null && { z: () => leave(takeBack.run) }),
  })
  const passed = decided.filter(({ decision }) => decision === 'approved').length
  return (
    <Drawer
      open
      width="max(min(100% - 64px, 1296px), 100% - 264px, min(767px, 100%))"
      padded={false}
      title={messages.title}
      badge={
        wide ? (
          current === null || at === 0 ? undefined : (
            <span className={place}>{messages.place(at, count)}</span>
          )
        ) : (
          <Button
            ref={opener}
            size="sm"
            className={fold}
            aria-expanded={listed}
            icon={listed ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
            onClick={() => setListed(!listed)}
          >
            {current === null || at === 0 ? messages.list : messages.place(at, count)}
          </Button>
        )
      }
      headerActions={
        <>
          {takeBack.last === null ? null : (
            <span className={undo}>
              <span>
                {messages.decidedAs[takeBack.last.decision]} {takeBack.last.review.title}
              </span>
              <Button
                size="sm"
                variant="text"
                icon={<Undo2 aria-hidden />}
                aria-keyshortcuts="Z"
                loading={takeBack.busy}
                onClick={() => leave(takeBack.run)}
              >
                {messages.undo}
              </Button>
              {wide ? <Kbd>Z</Kbd> : null}
            </span>
          )}
          {current?.prjId ? (
            <Link to={recordPath(current.prjId, current.record, {})} className={place}>
              <ExternalLink aria-hidden /> <span className={onWide}>{messages.openCase}</span>
            </Link>
          ) : null}
          <IconButton
            label={messages.previous}
            icon={<ChevronUp aria-hidden />}
            aria-keyshortcuts="K"
            disabled={previous === null}
            onClick={() => leave(() => step(-1))}
          />
          {wide ? <Kbd>K</Kbd> : null}
          <IconButton
            label={messages.next}
            icon={<ChevronDown aria-hidden />}
            aria-keyshortcuts="J"
            disabled={next === null}
            onClick={() => leave(() => step(1))}
          />
          {wide ? <Kbd>J</Kbd> : null}
        </>
      }
      initialFocus={() => opener.current ?? list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current}
      onClose={() => leave(onClose)}
    >
      <div className={frame}>
        <div ref={list} tabIndex={-1} className={folded ? gone : whole}>
          <QueueList
            queue={queue}
            record={record}
            search={search}
            onOpen={(other) => {
              setListed(false)
              if (other !== record) leave(() => onShow(other))
            }}
          />
        </div>
        <div className={wide || !listed ? main : gone}>
          {query.failed ? (
            <ErrorState title={messages.failed} retrying={false} onRetry={query.retry} />
          ) : query.loading ? (
            <SkeletonBlock height="320px" />
          ) : current === null ? (
            queue.found !== '' && waiting[0] === undefined ? (
              <EmptyState title={messages.noneFound(queue.found)}>
                <Button onClick={() => queue.setFind('')}>{messages.findAll}</Button>
              </EmptyState>
            ) : waiting[0] === undefined ? (
              <EmptyState title={decided.length === 0 ? messages.noneTitle : messages.doneTitle}>
                {decided.length === 0 ? null : messages.doneText(decided.length, passed, decided.length - passed)}
                <Button onClick={onClose}>{messages.close}</Button>
              </EmptyState>
            ) : (
              <EmptyState title={messages.next}>
                <Button onClick={() => step(1)}>{messages.next}</Button>
              </EmptyState>
            )
          ) : (
            <ReviewRecord
              key={`${current.kind === 'PAPER'} ${current.prjId}`}
              review={current}
              handle={handle}
              queue={{
                at: Math.max(at, 1),
                count,
                onStep: step,
                onDecided: (decision) => decide(current, decision),
              }}
            />
          )}
        </div>
      </div>
    </Drawer>
  )
}
