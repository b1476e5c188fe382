import { type ReactElement, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { cx } from '../../../../../styled-system/css/index.js'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../../../ui/loading/lazy-part.tsx'
import { loadRecordEditor } from '../editor/load-record-editor.ts'
import { RecordFailure } from '../record-failure.tsx'
import { RecordItem, type RecordItemProps } from './record-item.tsx'
import { recordHeader, recordTitle, roomy, ruled } from '../record-layout.ts'
import { RecordSkeleton } from '../record-skeleton.tsx'
import { NEW } from '../record-place.ts'
import type { RecordContext } from '../record-context.ts'
import type { RecordListLoad } from './use-record-list.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { HostSlot } from '../../../../../provider/slots/host-slot.tsx'
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx'

const RecordEditor = lazyPart(loadRecordEditor)

export interface RecordListBodyProps {
  readonly list: MemberRecords
  readonly load: RecordListLoad
  readonly rows: readonly StoredRecord[] | null
  /** Number of records rendered. */
  readonly limit: number
  readonly onShowAll: () => void
  /** The title of a record by its index, from 0. */
  readonly titleOf: (index: number) => string
  readonly adding: boolean
  readonly context: RecordContext
  readonly onEdit: (record: StoredRecord) => void
  readonly onForm: (form: EntityFormApi | null) => void
  readonly onAdded: () => void
  readonly onRemoved: RecordItemProps['onRemoved']
}

/** The records of an open list, and the form of a new one. @source REC-006 */
export function RecordListBody(props: RecordListBodyProps): ReactElement {
  const { list, load, rows, limit, titleOf, adding, context, onForm } = props
  const texts = useMessages(memberRecordMessages)
  const box = useRef<HTMLDivElement>(null)
  if (rows === null)
    return load.error ? (
      <RecordFailure error={load.error} retrying={load.fetching} onRetry={load.retry} />
    ) : (
      <RecordSkeleton label={texts.loading({ title: list.entity.title })} />
    )
  if (rows.length === 0 && !adding) return <NoRecords />
  const rest = rows.length - limit
  const showAll = (): void => {
    flushSync(props.onShowAll)
    // The pressed button no longer exists, so the focus moves to the first record it has added.
    box.current?.querySelectorAll<HTMLElement>('[data-record]')[limit]?.focus()
  }
  return (
    <div ref={box}>
      {rows.slice(0, limit).map((record, index) => (
        <RecordItem
          key={record.keyValue}
          list={list}
          record={record}
          title={titleOf(index)}
          first={index === 0}
          overlay={load.overlay}
          context={context}
          onEdit={props.onEdit}
          onForm={onForm}
          onRemoved={props.onRemoved}
        />
      ))}
      {rest > 0 ? (
        <div className={cx(roomy, ruled)}>
          <Button variant="text" onClick={showAll}>
            {texts.showRest({ count: rest })}
          </Button>
        </div>
      ) : null}
      {adding ? (
        <section data-record={NEW} aria-label={titleOf(rows.length)} className={cx(rows.length > 0 && ruled)}>
          <div className={recordHeader}>
            <h5 className={recordTitle}>{titleOf(rows.length)}</h5>
          </div>
          <Suspense fallback={<RecordSkeleton />}>
            <RecordEditor
              list={list}
              record={null}
              title={titleOf(rows.length)}
              overlay={load.overlay}
              context={context}
              onForm={onForm}
              onClose={props.onAdded}
            />
          </Suspense>
        </section>
      ) : null}
    </div>
  )
}

/** Shown in an open list without records. @source REC-006 */
function NoRecords(): ReactElement {
  const { noRecords } = useMessages(commonMessages)
  return (
    <HostSlot name="Empty" props={{ title: noRecords }}>
      <EmptyState title={noRecords} />
    </HostSlot>
  )
}
