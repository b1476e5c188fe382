import { Pencil, Trash2 } from 'lucide-react'
import { type ReactElement, Suspense, useId, useRef } from 'react'
import type { Overlay } from '../../../../../catalogue/overlay.ts'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import { PRIVILEGE } from '../../../../../domain/permission/privilege.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import { CompactView } from '../../../../../form/compact-view.tsx'
import { RecordingLine } from '../../../../../form/recording-line.tsx'
import { valuesOf } from '../../../../../form/state/record-values.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useCan } from '../../../../../provider/session/use-can.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useReveal } from '../../../../../provider/session/use-reveal.ts'
import { cx } from '../../../../../styled-system/css/index.js'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../../../ui/loading/lazy-part.tsx'
import { loadRecordEditor } from '../editor/load-record-editor.ts'
import { hasHeadings, recordHeader, recordTitle, ruled } from '../record-layout.ts'
import { recordPlace } from '../record-place.ts'
import type { RecordContext } from '../record-context.ts'
import { useComeBack } from './use-come-back.ts'
import { useRecordRemoval } from './use-record-removal.ts'

const RecordEditor = lazyPart(loadRecordEditor)

export interface RecordItemProps {
  readonly list: MemberRecords
  readonly record: StoredRecord
  readonly title: string
  readonly first: boolean
  readonly overlay: Overlay
  readonly context: RecordContext
  readonly onEdit: (record: StoredRecord) => void
  readonly onForm: (form: EntityFormApi | null) => void
  /** @param item what is removed */
  readonly onRemoved: (item: Element | null) => void
}

/** One record, read-only or as a form in the same place. @source REC-005, REC-026 */
export function RecordItem({
  list,
  record,
  title,
  first,
  overlay,
  context,
  onEdit,
  onForm,
  onRemoved,
}: RecordItemProps): ReactElement {
  const { entity } = list
  const { editing, memberId, facts } = context
  const texts = useMessages(memberRecordMessages)
  const common = useMessages(commonMessages)
  const can = useCan()
  const id = useId()
  const item = useRef<HTMLElement>(null)
  const [editor, comeBack] = useComeBack()
  const { removing, remove } = useRecordRemoval(entity.service, context)
  const reveal = useReveal(entity, record.keyValue, record.version)
  const place = recordPlace(entity.service, record.keyValue, memberId)
  const isEdited = editing.place === place
  const isOffered = !context.readOnly && !isEdited
  const blocked = editing.blocked === null ? {} : { disabled: true, title: editing.blocked }
  const edit = (): void => {
    onEdit(record)
    void context.start(place)
  }
  const removeIt = async (): Promise<void> => {
    if (await remove(record, title)) onRemoved(item.current)
  }
  const close = (): void => {
    comeBack()
    editing.close()
  }
  const values = valuesOf(entity, record)
  const view = (
    <CompactView
      entity={entity}
      values={values}
      refValues={record.refValues}
      facts={facts}
      overlay={overlay}
      recordKey={record.keyValue}
      headings={hasHeadings(entity)}
      reveal={reveal}
    />
  )
  return (
    <section
      ref={item}
      data-record={record.keyValue}
      aria-labelledby={id}
      tabIndex={-1}
      className={cx(!first && ruled)}
    >
      <div className={recordHeader}>
        <h5 id={id} className={recordTitle}>
          {title}
        </h5>
        {isEdited ? null : <RecordingLine recordKey={record.keyValue} values={values} refValues={record.refValues} />}
        {isOffered && can(PRIVILEGE.update) ? (
          <Button
            ref={editor}
            variant="text"
            size="sm"
            icon={<Pencil aria-hidden />}
            aria-label={texts.edit({ record: title })}
            loading={editing.openingPlace === place}
            {...blocked}
            onClick={edit}
          >
            {common.edit}
          </Button>
        ) : null}
        {isOffered && can(PRIVILEGE.remove) ? (
          <IconButton
            variant="danger"
            size="sm"
            icon={<Trash2 aria-hidden />}
            label={texts.remove({ record: title })}
            loading={removing}
            {...blocked}
            onClick={() => void removeIt()}
          />
        ) : null}
      </div>
      {isEdited ? (
        <Suspense fallback={view}>
          <RecordEditor
            list={list}
            record={record}
            title={title}
            overlay={overlay}
            context={context}
            onForm={onForm}
            onClose={close}
          />
        </Suspense>
      ) : (
        view
      )}
    </section>
  )
}
