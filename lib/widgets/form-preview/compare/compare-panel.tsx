import { FileX } from 'lucide-react'
import { type CSSProperties, type ReactElement, useSyncExternalStore } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import type { FormFields } from '../../../contract/document/form-record-calls.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { formHead } from '../form-layout.ts'
import { BESIDE } from '../preview-layout.ts'
import type { CompareAccess } from './compare-access.ts'
import { CompareFoot } from './compare-foot.tsx'
import { CompareGroup } from './compare-group.tsx'
import type { CompareForms } from './create-compare-forms.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { recordAddress } from './field-address.ts'

export interface FieldsLoad {
  readonly data: FormFields | undefined
  readonly error: FangkitError | null
  readonly refreshing: boolean
  readonly retry: () => void
}

export interface ComparePanelProps {
  readonly projectId: string
  /** Null for a document without a comparison. @source APP-010 */
  readonly variant: string | null
  /** The case needs the document. @source APP-009 */
  readonly needed: boolean
  readonly fields: FieldsLoad
  readonly access: CompareAccess
  readonly forms: CompareForms
  readonly onActive: (address: string) => void
  /** True: the panel scrolls by itself beside the file. False: it is below the file and the page scrolls. */
  readonly scrolls: boolean
}

const heading = css({ textStyle: 'cardTitle' })
const note = css({ marginInlineStart: 'auto', color: 'ink-3' })
const padded = css({ paddingBlock: '14', paddingInline: 'pad' })
const SCROLLS: CSSProperties = { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }
const SHORT: CSSProperties = { position: 'sticky', bottom: 0, zIndex: 1 }

/** The fields of a document, to be compared and corrected. @source APP-007 to APP-010, ERR-051 to ERR-053 */
export function ComparePanel({
  projectId,
  variant,
  needed,
  fields,
  access,
  forms,
  onActive,
  scrolls,
}: ComparePanelProps): ReactElement {
  const texts = useMessages(formCompareMessages)
  const state = useSyncExternalStore(forms.subscribe, forms.read)
  const { data, error, refreshing, retry } = fields
  const none = variant === null || data?.records.length === 0
  const records = none || !needed ? null : (data?.records ?? null)
  const count = records?.reduce((sum, one) => sum + one.fields.length, 0)
  const content = (): ReactElement => {
    if (!needed)
      return (
        <EmptyState role="status" icon={<FileX aria-hidden />} title={texts.notNeeded}>
          {texts.notNeededText}
        </EmptyState>
      )
    if (none)
      return (
        <EmptyState role="status" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      )
    if (records === null)
      return error ? (
        <ErrorState title={texts.failed} traceId={error.traceId ?? undefined} retrying={refreshing} onRetry={retry}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <div className={padded}>
          <FieldSkeleton />
        </div>
      )
    return (
      <>
        {error ? <StaleNote onRefresh={retry} refreshing={refreshing} /> : null}
        {access.open || access.waiting ? null : (
          <div className={padded}>
            <Notice tone="plain" size="slim">
              {access.reason ?? texts.readOnly}
            </Notice>
          </div>
        )}
        {records.map((record) => (
          <CompareGroup
            key={recordAddress(record.entity, record.key)}
            projectId={projectId}
            of={record}
            access={access}
            forms={forms}
            onActive={onActive}
          />
        ))}
        <div className={padded}>
          <Notice tone="plain">{texts.hint}</Notice>
        </div>
      </>
    )
  }
  return (
    <Card aria-label={texts.title}>
      <div style={scrolls ? BESIDE : undefined}>
        <div className={formHead}>
          <h2 className={heading}>{texts.title}</h2>
          {count === undefined ? null : <small className={note}>{texts.count({ count })}</small>}
        </div>
        <div style={scrolls ? SCROLLS : undefined}>{content()}</div>
        {records === null || !access.open ? null : (
          <div style={scrolls ? undefined : SHORT}>
            <CompareFoot forms={forms} state={state} />
          </div>
        )}
      </div>
    </Card>
  )
}
