import { Check, Lock, Pencil } from 'lucide-react'
import { type ReactElement, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { isComplete, readinessOf } from '../../../domain/project/readiness.ts'
import { CompactView } from '../../../form/compact-view.tsx'
import { isDrawn } from '../../../form/fields/drawn-fields.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { FoldProvider, openField, useFolds } from '../../../form/groups/folds.ts'
import { RecordingLine } from '../../../form/recording-line.tsx'
import { UnfilledLine } from '../../../form/unfilled-line.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { HostSlot } from '../../../provider/slots/host-slot.tsx'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useReveal } from '../../../provider/session/use-reveal.ts'
import { SearchFields } from '../../../search/search-fields.tsx'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { useMayAdd } from '../../use-may-add.ts'
import { useTakeBack } from '../people/use-take-back.ts'
import { FilesBelow } from '../files/files-below.tsx'
import { readForm } from '../read-form.ts'
import type { SectionEditing } from '../sections.ts'
import { amountNotes } from './amount-notes.tsx'
import type { CaseRecordKind } from './case-record-kinds.ts'
import { loadCaseRecordForm } from './load-case-record-form.ts'
import { NewCaseRecord } from './new-case-record.tsx'
import { type CaseRecordData, noteSaved } from './use-case-record.ts'

const CaseRecordForm = lazyPart(loadCaseRecordForm)

export interface CaseRecordCardProps {
  readonly kind: CaseRecordKind
  readonly projectId: string
  readonly data: CaseRecordData
  readonly title: string
  readonly readOnly: boolean
  readonly editing: SectionEditing
}

const reason = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  textStyle: 'label',
  color: 'ink-3',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})

const nothing = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInline: 'pad',
  paddingBlock: '10',
  textStyle: 'label',
  color: 'ink-3',
})

/** The record, read-only or as a form in the same place; without a record, a button to create one. */
export function CaseRecordCard(props: CaseRecordCardProps): ReactElement {
  const {
    kind,
    projectId,
    data: { record, overlay, facts },
    title,
    editing,
  } = props
  const { entity } = kind
  const texts = useMessages(projectDetailMessages)
  const caseSections = useMessages(caseSectionMessages)
  const cache = useCache()
  const can = useCan()
  const startedNew = useStartedNew(editing.active, record === null)
  const folds = useFolds(entity.service)
  const [issueSlot, setIssueSlot] = useState<Element | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useTakeBack(editing.active, opener)
  const form = useRef<EntityFormApi | null>(null)
  const { register, close } = editing
  const storeForm = useCallback(
    (api: EntityFormApi | null) => {
      form.current = api
      register(api)
    },
    [register],
  )
  const storeSaved = useCallback(
    (saved: StoredRecord) => noteSaved(cache, entity.service, projectId, saved),
    [cache, entity, projectId],
  )
  const onSaved = useCallback(
    (saved: StoredRecord) => {
      storeSaved(saved)
      close()
    },
    [storeSaved, close],
  )
  const shown = useShown(kind, props.data)
  const reveal = useReveal(entity, record?.keyValue ?? null, record?.version)

  const recordKey = record?.keyValue ?? ''
  const isOpen = !props.readOnly && editing.blocked === null
  const mayAdd = useMayAdd(caseRecordCallsOf(entity.service).getOpts, isOpen && record === null)
  const may = isOpen && (record === null ? mayAdd : can(PRIVILEGE.update))
  const open = (): Promise<boolean> => {
    void loadCaseRecordForm()
    return editing.open()
  }
  const acted = (changed: StoredRecord): void => {
    storeSaved(changed)
    // The pressed button disappears after its action.
    opener.current?.focus()
  }
  const started = {
    kind,
    projectId,
    overlay,
    facts,
    title,
    issueSlot,
    barSlot: editing.barSlot,
    onSaved,
    onClose: close,
    onForm: storeForm,
  }
  const view = shown && (
    <CompactView
      entity={entity}
      values={shown.values}
      refValues={shown.refValues}
      facts={facts}
      overlay={overlay}
      notes={shown.notes}
      reveal={reveal}
      recordKey={recordKey}
    />
  )
  const tag = editing.active ? (
    <Tag tone="brand">{texts.editing}</Tag>
  ) : shown?.complete ? (
    <Tag tone="ok" icon={<Check aria-hidden />}>
      {texts.complete}
    </Tag>
  ) : undefined
  const edit = editing.active ? (
    <span ref={setIssueSlot} />
  ) : editing.blocked !== null ? (
    <span className={reason}>
      <Lock aria-hidden />
      {editing.blocked}
    </span>
  ) : may && record ? (
    <>
      {kind.Action ? <kind.Action record={record} check={editing.check} onDone={acted} /> : null}
      <Button
        ref={opener}
        variant="text"
        size="sm"
        icon={<Pencil aria-hidden />}
        loading={editing.opening}
        aria-label={texts.editSection({ title })}
        onClick={() => void open()}
      >
        {texts.edit}
      </Button>
    </>
  ) : null
  const begin = may ? (
    <Button
      ref={opener}
      icon={<Pencil aria-hidden />}
      loading={editing.opening}
      aria-label={caseSections.fillSection({ title })}
      onClick={() => void open()}
    >
      {caseSections.fill}
    </Button>
  ) : null
  const empty = (
    <HostSlot name="Empty" props={{ title: caseSections.noRecord }} beside={begin}>
      <div className={nothing}>
        <span>{caseSections.noRecord}</span>
        {begin}
      </div>
    </HostSlot>
  )
  return (
    <FoldProvider value={folds}>
      <SearchFields
        entity={entity}
        read={() =>
          form.current
            ? readForm(form.current)
            : { values: shown?.values ?? kind.start?.(facts) ?? {}, refValues: shown?.refValues, facts, overlay }
        }
        root={() => box.current}
        open={(name) => openField(folds, entity, recordKey, name, shown?.values ?? {})}
        drawn={editing.active ? (name) => form.current === null || isDrawn(form.current.controller, name) : undefined}
        begin={shown || editing.active ? undefined : () => may && open()}
      />
      <div ref={box}>
        <Card
          title={title}
          editing={editing.active}
          tag={
            <>
              {tag}
              {shown && !editing.active ? (
                <UnfilledLine
                  entity={entity}
                  values={shown.values}
                  facts={facts}
                  overlay={overlay}
                  recordKey={recordKey}
                />
              ) : null}
            </>
          }
          actions={
            <>
              {shown && !editing.active ? <RecordingLine recordKey={recordKey} {...shown} /> : null}
              {edit}
            </>
          }
        >
          {startedNew || (record === null && editing.opening) ? (
            <NewCaseRecord {...started} waiting={!editing.active} />
          ) : null}
          {!editing.active ? (
            (view ?? empty)
          ) : startedNew || record === null ? null : (
            <Suspense fallback={view}>
              <CaseRecordForm {...started} record={record} />
            </Suspense>
          )}
          <FilesBelow
            service={entity.service}
            recordId={record?.keyValue ?? null}
            title={title}
            readOnly={props.readOnly}
            editing={editing}
          />
        </Card>
      </div>
    </FoldProvider>
  )
}

/** True while the form started as a new record, also when another user has saved one meanwhile. */
function useStartedNew(active: boolean, isNew: boolean): boolean {
  const [startedChoice, setStarted] = useState<boolean | null>(null)
  const now = active ? (startedChoice ?? isNew) : null
  if (now !== startedChoice) setStarted(now)
  return now ?? false
}

/** The values of the stored record for display. */
function useShown({ entity, inWords }: CaseRecordKind, { record, overlay, facts }: CaseRecordData) {
  return useMemo(() => {
    if (!record) return null
    const values = valuesOf(entity, record)
    return {
      values,
      refValues: record.refValues,
      notes: amountNotes(inWords ?? [], values),
      complete: isComplete(readinessOf(entity, { ...facts, ...values }, overlay)),
    }
  }, [entity, inWords, record, overlay, facts])
}
