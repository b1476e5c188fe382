import {
  type CSSProperties,
  type ReactElement,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formFields } from '../../../client/queries/case/form-plans.ts'
import { LeaveQuestion } from '../../../form/leaving/leave-question.tsx'
import { useLeaving } from '../../../form/leaving/use-leaving.ts'
import { useUnloadWarning } from '../../../form/leaving/use-unload-warning.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { formMessages } from '../../../locale/zh-cn/fields/form.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Card } from '../../../ui/sections/card.tsx'
import { focusedNear } from '../../../ui/dom/focused-near.ts'
import { useSize } from '../../../viewer/use-size.ts'
import { useCompareAccess } from '../compare/compare-access.ts'
import { ComparePanel } from '../compare/compare-panel.tsx'
import type { FormDocumentRow } from '../document-list.ts'
import type { FormPreviewScreenProps } from '../form-actions.ts'
import { formPage } from '../form-layout.ts'
import { boxesOf } from './boxes-of.ts'
import { FileStage } from './file-stage.tsx'
import { PreviewHead } from './preview-head.tsx'
import { previewKey } from './preview-key.ts'
import { ABOVE_FIELDS, BESIDE, WIDE } from '../preview-layout.ts'
import { usePreviewFile } from './use-preview-file.ts'
import { useSplit } from './use-split.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { type CompareForms, createCompareForms, type SavedRecord } from '../compare/create-compare-forms.ts'

/** The forms of one document; a new document gets its own. */
function useCompareForms(formId: string, onSaved: (saved: readonly SavedRecord[]) => void): CompareForms {
  const latest = useLatest(onSaved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document needs new forms
  return useMemo(() => createCompareForms((saved) => latest.current(saved)), [formId, latest])
}

export interface PreviewBodyProps extends FormPreviewScreenProps {
  readonly document: FormDocumentRow
  /** Index among the documents, from 0. */
  readonly at: number
}

const stacked = css({ display: 'grid', gap: '14', gridTemplateColumns: 'minmax(0, 1fr)' })
const handleLook = css({ display: 'grid', placeItems: 'center' })
const HANDLE: CSSProperties = { cursor: 'col-resize', touchAction: 'none' }
const GRIP: CSSProperties = { width: 4, height: 40, borderRadius: 2, background: 'var(--fk-colors-line)' }

/** File and fields of a document, side by side where the space allows. */
export function PreviewBody(props: PreviewBodyProps): ReactElement {
  const {
    projectId,
    documents,
    document,
    at,
    variantOf,
    fetchForm,
    readOnly,
    onOpen,
    onSaved,
    onPrint,
    onDownload,
    busy,
    guard,
  } = props
  const { formId } = document
  const form = useMessages(formMessages)
  const own = useMessages(formPreviewMessages)
  const texts = useMessages(formCompareMessages)
  const close = useRef<HTMLButtonElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const { width } = useSize(container)
  const split = useSplit(width)
  const [used, setUsed] = useState<{ readonly formId: string; readonly address: string } | null>(null)
  const fields = useFkQuery(formFields(projectId, formId))
  const preview = usePreviewFile(document, fetchForm)
  const access = useCompareAccess(projectId, readOnly)
  const forms = useCompareForms(formId, (saved) => {
    preview.refetch()
    for (const { entity, keyValue, fields: names } of saved)
      onSaved({ projectId, formId, entity, keyValue, fields: names, source: 'user' })
  })
  const { requestLeave, answer } = useLeaving(forms)
  useImperativeHandle(guard, () => ({ isDirty: forms.isDirty, requestLeave }), [forms, requestLeave])
  useUnloadWarning(forms.isDirty)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element may be removed with its document
  useEffect(() => {
    if (container !== null && !container.contains(focusedNear(container))) close.current?.focus()
  }, [formId, container])

  const variant = variantOf(formId)
  const compared = document.needed && variant !== null
  const boxes = useMemo(() => (compared && fields.data ? boxesOf(fields.data) : undefined), [compared, fields.data])
  const active = used?.formId === formId ? used.address : null
  const onActive = useCallback(
    (address: string) =>
      setUsed((before) => (before?.formId === formId && before.address === address ? before : { formId, address })),
    [formId],
  )
  const pressBox = useCallback(
    (address: string) => {
      onActive(address)
      forms.focus(address)
    },
    [onActive, forms],
  )
  // A print shows stored values only, so changes are settled first.
  const settled = (act: () => void) => () => void requestLeave().then((left) => (left ? act() : undefined))
  const step = (by: 1 | -1): void => {
    const next = documents[at + by]
    if (next) onOpen(next.formId)
  }
  const beside = width === 0 || width >= WIDE
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles shortcuts from any focused element inside
    <div
      className={formPage}
      role="presentation"
      onKeyDown={(event) =>
        previewKey(event, { onStep: step, onClose: () => onOpen(null), onSave: () => void forms.save() })
      }
    >
      <div
        ref={setContainer}
        className={stacked}
        style={beside ? { gridTemplateColumns: `minmax(0, 1fr) 16px ${split.width}px`, columnGap: 0 } : undefined}
      >
        <Card aria-label={own.actionOf({ action: own.preview, name: document.formName })}>
          <div style={beside ? BESIDE : ABOVE_FIELDS}>
            <PreviewHead
              ref={close}
              document={document}
              at={at + 1}
              total={documents.length}
              busy={busy}
              onStep={step}
              onPrint={settled(() => onPrint(document))}
              onDownload={(blank) =>
                blank ? onDownload(document, true) : settled(() => onDownload(document, false))()
              }
              onClose={() => onOpen(null)}
            />
            <FileStage
              document={document}
              preview={preview}
              pages={fields.data?.pages}
              boxes={boxes}
              active={active}
              onBoxPress={pressBox}
            />
          </div>
        </Card>
        {beside ? (
          // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
          <div
            role="separator"
            aria-orientation="vertical"
            aria-label={texts.split}
            aria-valuenow={split.width}
            tabIndex={0}
            className={handleLook}
            style={HANDLE}
            {...split.handle}
          >
            <span aria-hidden style={GRIP} />
          </div>
        ) : null}
        <ComparePanel
          key={formId}
          projectId={projectId}
          variant={variant}
          needed={document.needed}
          fields={{
            data: fields.data,
            error: fields.error,
            refreshing: fields.isFetching,
            retry: () => void fields.refetch(),
          }}
          access={access}
          forms={forms}
          onActive={onActive}
          scrolls={beside}
        />
      </div>
      {answer === null ? null : (
        <LeaveQuestion text={form.askSaveText({ count: forms.read().changes })} onChoose={answer} />
      )}
    </div>
  )
}
