import { Check, Search, Undo2 } from 'lucide-react'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { dayOf, formatShown } from 'fangkit/domain'
import { Button, Segmented, Tag, TextInput } from 'fangkit/ui'
import { QUEUED_KINDS } from 'fangkit/contract'
import { messages } from './review-messages.ts'
import type { QueuedReview, ReviewQueue } from './use-review-queue.ts'
import './queue-list.css'

const YUAN = { stored: 'yuan', shown: 'yuan', precision: 2 } as const

const column = 'portal-queue-list-column'
const head = 'portal-queue-list-head'
const group = 'portal-queue-list-group'
const list = 'portal-queue-list-list'
const row = 'portal-queue-list-row'
const title = 'portal-queue-list-title'
const below = 'portal-queue-list-below'
const past = 'portal-queue-list-past'
const foot = 'portal-queue-list-foot'

/** Name of a kind; the queue has no others. */
const kindName = (kind: string): string => {
  const known = QUEUED_KINDS.find((one) => one === kind)
  return known === undefined ? kind : messages.kinds[known]
}

export interface QueueListProps {
  readonly queue: ReviewQueue
  readonly record: string
  readonly search: RefObject<HTMLInputElement | null>
  readonly onOpen: (record: string) => void
}

/** The records that wait, oldest first, below those decided in this drawer. */
export function QueueList({ queue, record, search, onOpen }: QueueListProps): ReactElement {
  const { waiting, decided, counts, kind, setKind, more } = queue
  const kinds = QUEUED_KINDS.filter((one) => counts[one] > 0 || one === kind)
  const total = counts[kind ?? 'all']
  return (
    <div className={column}>
      <div className={head}>
        <Segmented
          size="sm"
          block
          aria-label={messages.kindsLabel}
          options={(['all', ...kinds] as const).map((one) => ({
            value: one,
            label: `${messages.kinds[one]} ${counts[one]}`,
          }))}
          value={kind ?? 'all'}
          onChange={(value) => setKind(QUEUED_KINDS.find((one) => one === value) ?? null)}
        />
        <TextInput
          ref={search}
          size="sm"
          icon={<Search aria-hidden />}
          aria-label={messages.find}
          aria-keyshortcuts="/"
          placeholder={messages.findHint}
          maxLength={60}
          value={queue.find}
          onChange={(event) => queue.setFind(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = waiting
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && queue.query.settled && first)
              onOpen(first.record)
          }}
        />
      </div>
      <div className={list}>
        {decided.length === 0 ? null : (
          <ul className={past}>
            {decided.map(({ review, decision }) => (
              <li key={review.record}>
                <Row
                  review={review}
                  current={review.record === record}
                  onOpen={onOpen}
                  note={messages[decision]}
                  icon={decision === 'approved' ? <Check aria-hidden /> : <Undo2 aria-hidden />}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={group}>
          <span>{messages.waiting(total)}</span>
          <span>{messages.order}</span>
        </div>
        <ul aria-label={messages.list}>
          {waiting.map((review) => (
            <li key={review.record}>
              <Row
                review={review}
                current={review.record === record}
                onOpen={onOpen}
                note={review.who}
                end={<Marks review={review} />}
                icon={<Tag size="sm">{kindName(review.kind)}</Tag>}
              />
            </li>
          ))}
        </ul>
        {more === null ? null : (
          <Button size="sm" variant="text" onClick={more}>
            {messages.rest(total - waiting.length)}
          </Button>
        )}
      </div>
      <div className={foot}>
        <span>{messages.session(queue.decidedCount)}</span>
        <small>{messages.goesOn}</small>
      </div>
    </div>
  )
}

/** What is known about a record before it is opened; otherwise the day it was submitted. */
function Marks({ review: { at, resubmitted, duplicate } }: { readonly review: QueuedReview }): ReactElement {
  return duplicate === 1 ? (
    <Tag size="sm" tone="bad">
      {messages.duplicate}
    </Tag>
  ) : resubmitted === 1 ? (
    <Tag size="sm">{messages.resubmitted}</Tag>
  ) : (
    <time>{dayOf(at).slice(5)}</time>
  )
}

interface RowProps {
  readonly review: QueuedReview
  readonly current: boolean
  readonly note: string
  readonly icon: ReactElement
  /** At the end of the second line. */
  readonly end?: ReactElement
  readonly onOpen: (record: string) => void
}

function Row({
  review: { record, title: name, prjName, amount },
  current,
  note,
  icon,
  end,
  onOpen,
}: RowProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The record that was open is gone with its focus; typing and choosing a kind continue.
    if (!current) return
    button.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement?.matches('input') !== true) button.current?.focus({ preventScroll: true })
  }, [current])
  return (
    <button
      ref={button}
      type="button"
      className={row}
      aria-current={current ? 'true' : undefined}
      onClick={() => onOpen(record)}
    >
      <span className={title}>
        {icon}
        <b>{name}</b>
        {amount === null ? null : <span>{formatShown(YUAN, amount)}</span>}
      </span>
      <span className={below}>
        <small>{[note, prjName].filter((part) => part !== '').join(' · ')}</small>
        {end}
      </span>
    </button>
  )
}
