import { type ReactElement, useId, useRef, useState } from 'react'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import { DEPOSIT_MONTHS } from '../../../../../domain/member/deposit-period.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import { memberCalls } from '../../../../../contract/case/member-calls.ts'
import { FoldProvider, useFolds } from '../../../../../form/groups/folds.ts'
import { valuesOf } from '../../../../../form/state/record-values.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useToday } from '../../../../../provider/use-today.ts'
import { SearchPlace } from '../../../../../search/search-place.tsx'
import { cx } from '../../../../../styled-system/css/index.js'
import { passFocus } from '../../../../../ui/dom/focused-near.ts'
import { StaleNote } from '../../../../../ui/feedback/stale-note.tsx'
import { useMayAdd } from '../../../../use-may-add.ts'
import { listNote, ruled } from '../record-layout.ts'
import { RecordListAction } from './record-list-action.tsx'
import { RecordListBody } from './record-list-body.tsx'
import { RecordListHeader } from './record-list-header.tsx'
import { NEW } from '../record-place.ts'
import { RecordSearch } from './record-search.tsx'
import { summaryOf } from './record-summary.ts'
import type { RecordContext } from '../record-context.ts'
import { useComeBack } from './use-come-back.ts'
import { useListEditing } from './use-list-editing.ts'
import { useRecordList } from './use-record-list.ts'

export interface RecordListProps {
  readonly list: MemberRecords
  readonly order: number
  readonly context: RecordContext
}

/** Number of records shown before the user asks for all. */
const DRAWN = 20

/** One list of records: a row with a summary, and below it the records. @source REC-004, REC-005 */
export function RecordList({ list, order, context }: RecordListProps): ReactElement {
  const { entity, itemTitle } = list
  const { service, title } = entity
  const { editing, readOnly, facts } = context
  const texts = useMessages(memberRecordMessages)
  const common = useMessages(commonMessages)
  const today = useToday()
  const mayAdd = useMayAdd(memberCalls.getOpts, !readOnly)
  const id = useId()
  const folds = useFolds(service)
  const load = useRecordList(entity, context)
  const [isOpened, setOpened] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const [adder, comeBack] = useComeBack()
  const box = useRef<HTMLElement>(null)
  const { rows, placeOf, isEdited, isAdding, note, form, storeForm } = useListEditing(service, context, load.rows)
  const open = isOpened || isEdited
  const none = rows?.length === 0
  const { tag, text } = summaryOf(
    list,
    (rows ?? []).map((row) => ({ values: valuesOf(entity, row), refValues: row.refValues })),
    { today, texts },
  )
  const titleOf = (index: number): string => texts.numbered({ item: itemTitle, number: index + 1 })
  const add = async (): Promise<boolean> => {
    if (!(await context.start(placeOf(null)))) return false
    setOpened(true)
    // A new record comes after all others.
    setShowsAll(true)
    return true
  }
  const close = (): void => {
    comeBack()
    editing.close()
  }
  const search = (record: StoredRecord | null, index: number): ReactElement => (
    <RecordSearch
      key={record?.keyValue ?? NEW}
      list={list}
      record={record}
      title={titleOf(index)}
      order={index}
      overlay={load.overlay}
      facts={facts}
      folds={folds}
      form={() => (editing.place === placeOf(record?.keyValue ?? null) ? form.current : null)}
      root={() => box.current}
      open={() => setShowsAll(showsAll || index >= DRAWN)}
      begin={none && !isAdding ? () => mayAdd && editing.blocked === null && add() : undefined}
    />
  )
  return (
    <SearchPlace name={service} title={title} order={order} open={() => setOpened(true)}>
      {rows?.map(search)}
      {rows && (none || isAdding) ? search(null, rows.length) : null}
      <section ref={box} aria-label={title} className={cx(order > 0 && ruled)}>
        <RecordListHeader
          title={title}
          count={rows === null ? null : none && !open ? common.noRecords : texts.count({ count: rows.length })}
          tag={load.error !== null ? { tone: 'bad', text: common.loadFailed } : tag}
          sentence={text}
          open={open}
          bodyId={id}
          editing={isEdited}
          onToggle={() => setOpened(!isOpened)}
          actions={
            <RecordListAction
              title={title}
              load={load}
              open={open}
              mayAdd={mayAdd}
              blocked={editing.blocked}
              opening={editing.openingPlace === placeOf(null)}
              button={adder}
              onAdd={() => void add()}
            />
          }
        />
        {load.stale ? <StaleNote refreshing={load.fetching} onRefresh={load.retry} /> : null}
        <div id={id} hidden={!open}>
          {open ? (
            <FoldProvider value={folds}>
              {list.key === 'fund' ? <p className={listNote}>{texts.depositRule({ months: DEPOSIT_MONTHS })}</p> : null}
              <RecordListBody
                list={list}
                load={load}
                rows={rows}
                limit={showsAll ? Number.POSITIVE_INFINITY : DRAWN}
                titleOf={titleOf}
                adding={isAdding}
                context={context}
                onShowAll={() => setShowsAll(true)}
                onEdit={note}
                onForm={storeForm}
                onAdded={close}
                onRemoved={(item) => passFocus(item, adder.current ?? box.current?.querySelector('button'))}
              />
            </FoldProvider>
          ) : null}
        </div>
      </section>
    </SearchPlace>
  )
}
